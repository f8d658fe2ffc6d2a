import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { type Command, publicFolder } from "./commands.ts";
import { captionTimes, webVtt } from "./films/captions.ts";
import { openFilm } from "./films/draw-film.ts";
import { encodeFilm } from "./films/encode.ts";
import type { FilmScript } from "./films/script.ts";
import { films } from "./films/scripts.ts";
import { lasts, momentAt } from "./films/timeline.ts";
import { openRenderer } from "./render/browser.ts";

const folder = new URL("films/", publicFolder);
const framesPerSecond = 20;
/** Whether to go on with the frames of a film that was broken off, its script unchanged. */
const resume = process.env["STUDIO_RESUME"] !== undefined;
const passes = Number(process.env["STUDIO_PASSES"] ?? 17);

const writeCaptions = (script: FilmScript): void => writeFileSync(new URL(`${script.key}.vtt`, folder), webVtt(captionTimes(script.beats)));

async function makeFilm(script: FilmScript): Promise<void> {
  const renderer = await openRenderer();
  const frames = join(tmpdir(), `film-${script.key}`);
  if (!resume) rmSync(frames, { recursive: true, force: true });
  mkdirSync(frames, { recursive: true });
  try {
    const draw = await openFilm(renderer, script, passes);
    const poster = await draw(momentAt(script.start, script.beats, script.posterAt));
    await sharp(poster).webp({ quality: 82, effort: 6 }).toFile(new URL(`${script.key}.webp`, folder).pathname);
    const moment = (frame: number) => momentAt(script.start, script.beats, frame / framesPerSecond);
    const count = Math.round(lasts(script.beats) * framesPerSecond);
    for (let i = 0; i < count; i++) {
      const file = join(frames, `${String(i).padStart(4, "0")}.png`);
      if (!existsSync(file)) writeFileSync(file, await draw(moment(i), moment(i + 1)));
    }
    encodeFilm(join(frames, "%04d.png"), framesPerSecond, new URL(script.key, folder));
    writeCaptions(script);
    rmSync(frames, { recursive: true });
  } finally {
    await renderer.close();
  }
  const sizes = ["webm", "mp4", "webp"].map((end) => `${end} ${(statSync(new URL(`${script.key}.${end}`, folder)).size / 1000).toFixed(1)} kB`);
  console.log(`${script.key}: ${lasts(script.beats).toFixed(1)} s, ${sizes.join(", ")}`);
}

/** Films the self-tests whose key contains `only`. */
export const makeFilms: Command = async (only) => {
  mkdirSync(folder, { recursive: true });
  for (const script of films) if (script.key.includes(only ?? "")) await makeFilm(script);
};

/** Writes the captions of the films there are anew, without filming. */
export const captionFilms: Command = async (only) => {
  for (const script of films) {
    if (script.key.includes(only ?? "") && existsSync(new URL(`${script.key}.webm`, folder))) writeCaptions(script);
  }
};

/** Draws the end of each beat roughly, side by side, to judge a script before filming it. */
export const previewFilms: Command = async (only) => {
  for (const script of films) {
    if (!script.key.includes(only ?? "")) continue;
    const renderer = await openRenderer();
    try {
      const draw = await openFilm(renderer, script, 12);
      // Of movements that flow on, every fourth step is enough.
      const shown = script.beats.flatMap(({ even }, i) => (even && i % 4 ? [] : [i]));
      const ends = [0, ...shown.map((i) => lasts(script.beats.slice(0, i + 1)) - 0.001)];
      const pictures: Buffer[] = [];
      for (const end of ends) {
        const picture = await draw(momentAt(script.start, script.beats, end));
        if (!pictures.at(-1)?.equals(picture)) pictures.push(picture);
      }
      const target = join(tmpdir(), `preview-${script.key}.png`);
      await sheetOf(pictures).toFile(target);
      console.log(target);
    } finally {
      await renderer.close();
    }
  }
};

function sheetOf(pictures: readonly Buffer[]): sharp.Sharp {
  const [width, height, columns] = [720, 540, Math.min(3, pictures.length)];
  const rows = Math.ceil(pictures.length / columns);
  const sheet = sharp({ create: { width: width * columns, height: height * rows, channels: 3, background: "white" } });
  return sheet.composite(pictures.map((input, i) => ({ input, left: (i % columns) * width, top: Math.floor(i / columns) * height }))).png();
}
