import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { type Figure, makeFigure } from "../human/figure.ts";
import { sign } from "../pose/skeleton.ts";
import type { Renderer } from "../render/browser.ts";
import { studioRig } from "../render/light-rigs.ts";
import { bodyMessage } from "../render/mesh-message.ts";
import type { MeshMessage } from "../render/messages.ts";
import { bodyLook, filmGround, glowColour, helperLook } from "../render/palette.ts";
import { filmShot, filmView } from "../render/shot.ts";
import { type Acted, lowestOf, makeActor } from "./actor.ts";
import { angle, type BodyState } from "./body-state.ts";
import { heldMeshes } from "./held.ts";
import { helpingArms, makeHelper } from "./second-person.ts";
import { makeMarks } from "./marks.ts";
import { svgOf } from "./overlay.ts";
import { floorHeight, roomMeshes } from "./room.ts";
import type { FilmScript, Helper } from "./script.ts";
import type { Moment } from "./timeline.ts";

const size = { width: 720, height: 540 };

/** Draws a helper's arms, in another tone of skin so that they are not taken for the body's own. */
function openHelper(helper: Helper, figure: Figure): (state: BodyState, { posture, findSkin }: Acted, first: boolean) => MeshMessage {
  const arms = helpingArms(figure, helper);
  let stand: ReturnType<typeof makeHelper> | undefined;
  return (state, { posture, findSkin }, first) => {
    stand ??= makeHelper(figure, helper, findSkin);
    return bodyMessage("helper", figure, stand(state, posture), helperLook, first, arms);
  };
}

/** What a moment looks like, but for the marks over it. */
const keyOf = ({ state, glow }: Moment): string => JSON.stringify([Object.entries(state).map(([k, v]) => [k, v.toFixed(3)]).sort(), glow.toFixed(3)]);

/** Draws a moment as PNG; told the next one, it gets that ready meanwhile. */
type Draw = (moment: Moment, next?: Moment) => Promise<Buffer>;

/**
 * Draws any moment of a film; moments that look the same share one drawing.
 * @param passes lights added up for a frame: the more, the smoother shadows and edges
 */
export async function openFilm(renderer: Renderer, script: FilmScript, passes: number): Promise<Draw> {
  const lighting = { rig: studioRig, passes, exposure: 0.93, shadowPixels: 1024 };
  const figure = makeFigure(script.sex, 1);
  const act = makeActor(figure, script);
  const begin = act(script.start);
  const floor = floorHeight(script, lowestOf(figure, begin.positions, "feet"));
  const bounds = { centre: [script.camera.at[0], script.camera.at[1], script.camera.at[2]] as const, radius: 13 };
  const ballsOf = (state: BodyState) =>
    Array.from({ length: 4 }, (_, i) => script.glow?.places[i]).flatMap((g) => (g ? [...g.at, g.radius * (g.with ? Math.min(1, angle(state, g.with)) : 1)] : [0, 0, 0, 0]));
  const { tape } = script;
  const shotOf = (state: BodyState, strength: number) => ({
    ...filmShot(script.camera, size, filmGround, lighting, bounds, { at: ballsOf(state), colour: glowColour, strength }),
    tape: { at: [tape ? sign(tape.side) : 0, tape?.height ?? 0] as const, strength: angle(state, "tape") },
  });
  for (const mesh of roomMeshes(script, floor, shotOf(script.start, 0).lights, lighting.exposure)) await renderer.setMesh(mesh);
  const marksOf = makeMarks(script, act, filmView(script.camera, size), size.width, size.height);
  const drawn = new Map<string, Buffer>();
  const finished = new Map<string, Buffer>();
  const help = script.helper && openHelper(script.helper, script.sex === script.helper.sex ? figure : makeFigure(script.helper.sex, 1));
  let begun = false;
  const prepared = new Map<string, MeshMessage[]>();
  const prepare = ({ state }: Moment): MeshMessage[] => {
    const acted = act(state);
    const messages = [bodyMessage("body", figure, acted.positions, bodyLook(script.sex), !begun)];
    if (help) messages.push(help(state, acted, !begun));
    if (script.held && angle(state, "held") > 0.5) messages.push(...heldMeshes(acted.posture, script.held));
    begun = true;
    return messages;
  };
  return async (moment, next) => {
    const key = keyOf(moment);
    if (!drawn.has(key)) {
      for (const [i] of script.held?.parts.entries() ?? []) await renderer.hideMesh(`held ${i}`);
      for (const message of prepared.get(key) ?? prepare(moment)) await renderer.setMesh(message);
      prepared.clear();
      const shot = renderer.shoot(shotOf(moment.state, moment.glow * 0.75));
      if (next && keyOf(next) !== key && !drawn.has(keyOf(next))) {
        // Lets the message go out; the next body is then posed while the browser draws this one.
        await setImmediate();
        prepared.set(keyOf(next), prepare(next));
      }
      drawn.set(key, await shot);
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
