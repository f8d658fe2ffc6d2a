import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { type Command, publicFolder } from "./commands.ts";
import { lowestOf, makeActor } from "./films/actor.ts";
import { encodeFilm } from "./films/encode.ts";
import { makeMarks } from "./films/marks.ts";
import { svgOf } from "./films/overlay.ts";
import { floorHeight, roomMeshes } from "./films/room.ts";
import type { FilmScript } from "./films/script.ts";
import { films } from "./films/scripts.ts";
import { lasts, type Moment, momentAt } from "./films/timeline.ts";
import { makeFigure } from "./human/figure.ts";
import { openRenderer, type Renderer } from "./render/browser.ts";
import { studioRig } from "./render/light-rigs.ts";
import { bodyMessage } from "./render/mesh-message.ts";
import { bodyLook, filmGround, glowColour } from "./render/palette.ts";
import { filmShot, filmView } from "./render/shot.ts";

const folder = new URL("films/", publicFolder);
const size = { width: 720, height: 540 };
const framesPerSecond = 30;
const lighting = { rig: studioRig, passes: Number(process.env["STUDIO_PASSES"] ?? 32), exposure: 0.93, shadowPixels: 1024 };

/** Draws any moment of a film; moments that look the same share one drawing. */
async function openFilm(renderer: Renderer, script: FilmScript): Promise<(moment: Moment) => Promise<Buffer>> {
  const figure = makeFigure(script.sex, 1);
  const act = makeActor(figure, script);
  const begin = act(script.start);
  const floor = floorHeight(script, lowestOf(figure, begin.positions, "feet"));
  const bounds = { centre: [script.camera.at[0], script.camera.at[1], script.camera.at[2]] as const, radius: 13 };
  const balls = Array.from({ length: 4 }, (_, i) => script.glow?.places[i]).flatMap((g) => (g ? [...g.at, g.radius] : [0, 0, 0, 0]));
  const shotOf = (strength: number) => filmShot(script.camera, size, filmGround, lighting, bounds, { at: balls, colour: glowColour, strength });
  for (const mesh of roomMeshes(script, floor, shotOf(0).lights, lighting.exposure)) await renderer.setMesh(mesh);
  const marksOf = makeMarks(script, act, filmView(script.camera, size), size.width, size.height);
  const drawn = new Map<string, Buffer>();
  let first = true;
  return async (moment) => {
    const key = JSON.stringify([Object.entries(moment.state).map(([k, v]) => [k, v.toFixed(3)]).sort(), moment.glow.toFixed(3)]);
    if (!drawn.has(key)) {
      await renderer.setMesh(bodyMessage("body", figure, act(moment.state).positions, bodyLook(script.sex), first));
      first = false;
      drawn.set(key, await renderer.shoot(shotOf(moment.glow * 0.75)));
    }
    const marks = Buffer.from(svgOf(size.width, size.height, marksOf(moment)));
    return sharp(drawn.get(key)).composite([{ input: marks }]).removeAlpha().png({ compressionLevel: 2 }).toBuffer();
  };
}

async function makeFilm(script: FilmScript): Promise<void> {
  const renderer = await openRenderer();
  const frames = mkdtempSync(join(tmpdir(), `film-${script.key}-`));
  try {
    const draw = await openFilm(renderer, script);
    const poster = await draw(momentAt(script.start, script.beats, script.posterAt));
    await sharp(poster).webp({ quality: 82, effort: 6 }).toFile(new URL(`${script.key}.webp`, folder).pathname);
    const count = Math.round(lasts(script.beats) * framesPerSecond);
    for (let i = 0; i < count; i++) {
      const frame = await draw(momentAt(script.start, script.beats, i / framesPerSecond));
      writeFileSync(join(frames, `${String(i).padStart(4, "0")}.png`), frame);
    }
    encodeFilm(join(frames, "%04d.png"), framesPerSecond, new URL(script.key, folder));
  } finally {
    await renderer.close();
    rmSync(frames, { recursive: true });
  }
  const sizes = ["webm", "mp4", "webp"].map((end) => `${end} ${(statSync(new URL(`${script.key}.${end}`, folder)).size / 1000).toFixed(1)} kB`);
  console.log(`${script.key}: ${lasts(script.beats).toFixed(1)} s, ${sizes.join(", ")}`);
}

/** Films the self-tests whose key contains `only`. */
export const makeFilms: Command = async (only) => {
  mkdirSync(folder, { recursive: true });
  for (const script of films) if (script.key.includes(only ?? "")) await makeFilm(script);
};
