import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import type { Command } from "./commands.ts";
import { matches, publicFolder } from "./commands.ts";
import { makeFigure, pose } from "./human/figure.ts";
import { standing } from "./pose/standing.ts";
import { bleedColour } from "./render/bleed.ts";
import { openRenderer } from "./render/browser.ts";
import { studioRig } from "./render/light-rigs.ts";
import { bodyMessage } from "./render/mesh-message.ts";
import { bodyLook } from "./render/palette.ts";
import { stillShot } from "./render/shot.ts";
import { resized } from "./views/camera.ts";
import { type View, views } from "./views/views.ts";

const folder = new URL("body/", publicFolder);
/** Bytes a picture may have. */
const budget = 40_000;
/** Pixels of a still for each unit of its view; a view is 720 units wide, so 1 is two pixels per CSS pixel on a phone. */
const stillScale = { body: 1.25, close: 1 };
const lighting = { rig: studioRig, exposure: 0.93 };
const effort = { body: { passes: 112, shadowPixels: 2048 }, close: { passes: 48, shadowPixels: 1024 } };
/** Round outlines of the head show a coarse mesh first; elsewhere in close-ups one subdivision is enough. */
const needsFineMesh = (view: View): boolean => !view.close || view.key.startsWith("head");
/** Everything fits into this ball, decimetres. */
const bounds = { centre: [0, 0.3, 0], radius: 9.6 } as const;

/** Width of a view in its units; the fallback format needs more bytes for the same look and gets just this many pixels. */
const viewWidth = 720;

/** Encodes with the highest quality that keeps within the budget. */
async function encode(picture: sharp.Sharp, format: "avif" | "webp"): Promise<Buffer> {
  for (let quality = format === "avif" ? 68 : 84; quality > 20; quality -= 4) {
    const coded = format === "avif" ? picture.clone().avif({ quality, effort: 6 }) : picture.clone().webp({ quality, alphaQuality: quality - 10, effort: 6 });
    const file = await coded.toBuffer();
    if (file.length < budget) return file;
  }
  throw new Error(`cannot keep a ${format} picture under ${budget} bytes`);
}

async function save(picture: sharp.Sharp, name: string): Promise<void> {
  const sizes: string[] = [];
  for (const format of ["avif", "webp"] as const) {
    const sized = format === "avif" ? picture.clone() : picture.clone().resize({ width: viewWidth });
    // Scaling forgets the colour of transparent pixels, so they are coloured last.
    const { data, info } = await sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    bleedColour(data, info.width, info.height, 6);
    const file = await encode(sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }), format);
    writeFileSync(new URL(`${name}.${format}`, folder), file);
    sizes.push(`${format} ${(file.length / 1000).toFixed(1)} kB`);
  }
  console.log(name, sizes.join(", "));
}

/** Draws every view of both bodies; a mirrored view is the flipped picture of its other side. */
export const drawBodies: Command = async (only) => {
  mkdirSync(folder, { recursive: true });
  const renderer = await openRenderer();
  try {
    for (const sex of ["male", "female"] as const) {
      const chosen = views.filter((v) => !v.mirrorOf && matches(`${sex}-${v.key}`, only));
      if (chosen.length === 0) continue;
      const figures = { coarse: makeFigure(sex, 1), fine: makeFigure(sex, 2) };
      const posture = standing(figures.fine.skeleton);
      for (const view of chosen) {
        const figure = needsFineMesh(view) ? figures.fine : figures.coarse;
        const positions = pose(figure, posture);
        const kind = view.close ? "close" : "body";
        const camera = resized(view.camera(posture, sex), stillScale[kind]);
        const name = `${sex}-${view.key}`;
        const near = view.close ? { centre: camera.centre, radius: camera.height } : undefined;
        await renderer.setMesh(bodyMessage(name, figure, positions, bodyLook(sex), true, near));
        const png = await renderer.shoot(stillShot(camera, { ...lighting, ...effort[kind] }, near ?? bounds));
        await renderer.hideMesh(name);
        await save(sharp(png), name);
        const twin = views.find((v) => v.mirrorOf === view.key);
        if (twin) await save(sharp(await sharp(png).flop().png().toBuffer()), `${sex}-${twin.key}`);
      }
    }
  } finally {
    await renderer.close();
  }
};
