import sharp from "sharp";
import { makeFigure } from "../human/figure.ts";
import type { Renderer } from "../render/browser.ts";
import { studioRig } from "../render/light-rigs.ts";
import { bodyMessage } from "../render/mesh-message.ts";
import { bodyLook, filmGround, glowColour } from "../render/palette.ts";
import { filmShot, filmView } from "../render/shot.ts";
import { lowestOf, makeActor } from "./actor.ts";
import { makeMarks } from "./marks.ts";
import { svgOf } from "./overlay.ts";
import { floorHeight, roomMeshes } from "./room.ts";
import type { FilmScript } from "./script.ts";
import type { Moment } from "./timeline.ts";

const size = { width: 720, height: 540 };

/**
 * Draws any moment of a film as PNG; moments that look the same share one drawing.
 * @param passes lights added up for a frame: the more, the smoother shadows and edges
 */
export async function openFilm(renderer: Renderer, script: FilmScript, passes: number): Promise<(moment: Moment) => Promise<Buffer>> {
  const lighting = { rig: studioRig, passes, exposure: 0.93, shadowPixels: 1024 };
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
  const finished = new Map<string, Buffer>();
  let first = true;
  return async (moment) => {
    const key = JSON.stringify([Object.entries(moment.state).map(([k, v]) => [k, v.toFixed(3)]).sort(), moment.glow.toFixed(3)]);
    if (!drawn.has(key)) {
      await renderer.setMesh(bodyMessage("body", figure, act(moment.state).positions, bodyLook(script.sex), first));
      first = false;
      drawn.set(key, await renderer.shoot(shotOf(moment.glow * 0.75)));
    }
    const marks = svgOf(size.width, size.height, marksOf(moment));
    const whole = key + marks;
    if (!finished.has(whole)) {
      const picture = sharp(drawn.get(key)).composite([{ input: Buffer.from(marks) }]);
      finished.set(whole, await picture.removeAlpha().png({ compressionLevel: 2 }).toBuffer());
    }
    return finished.get(whole)!;
  };
}
