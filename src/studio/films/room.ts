import type { Vec3 } from "../geometry/vector.ts";
import type { LightSample } from "../render/light-sampling.ts";
import { plainMessage } from "../render/mesh-message.ts";
import type { Look, MeshMessage } from "../render/messages.ts";
import { ballLook, couchLook, filmGround, floorColour, pillowLook, wallLook } from "../render/palette.ts";
import { ball, floorAt, roundedBox, tip } from "./furniture.ts";
import type { FilmScript } from "./script.ts";

/** Height of a couch over the floor, decimetres. */
const couchHeight = 5.2;

/** How far from the middle of the picture shadows are drawn on the floor, decimetres; lit floor looks like the ground behind it. */
const shadowReach = 13;

interface Box {
  readonly middle: Vec3;
  readonly size: Vec3 | number;
  readonly look: Look;
  readonly tilt?: number;
}

const looks = { furniture: couchLook, wall: wallLook, cushion: pillowLook, ball: ballLook } as const;

function boxesFor({ support, couchEnds, furniture = [] }: FilmScript, floor: number): Box[] {
  const extra = furniture.map(({ middle, size, paint = "furniture", tilt = 0 }): Box => ({ middle, size, look: looks[paint], tilt }));
  if (support === "floor" || support === "walking") return extra;
  const legs = (x: number, z: number, z0: number): Box[] =>
    [[-x, z0 - z], [x, z0 - z], [-x, z0 + z], [x, z0 + z]].map(([lx, lz]): Box => ({ middle: [lx, (floor - 0.4) / 2, lz], size: [0.4, -floor - 0.4, 0.4], look: couchLook }));
  if (support === "seat") return [{ middle: [0, -0.25, -0.1], size: [4.4, 0.5, 4.2], look: couchLook }, ...legs(1.9, 1.8, -0.1), ...extra];
  const back = support === "couch on the back";
  const [head, foot] = couchEnds ?? [9.5, 10.1];
  const [from, to] = back ? [-head, foot] : [-foot, head];
  const middle = (from + to) / 2;
  const pillow: Box = { middle: [0, 0.1, back ? -7 : 7.2], size: [3.4, 0.45, 2.4], look: pillowLook };
  const top: Box = { middle: [0, -0.4, middle], size: [6.6, 0.8, to - from], look: couchLook };
  return [top, ...legs(2.9, (to - from) / 2 - 0.8, middle), ...(back ? [pillow] : []), ...extra];
}

/** Floor and furniture of a film. @param floor height of the floor, decimetres */
export function roomMeshes(script: FilmScript, floor: number, lights: readonly LightSample[], exposure: number): MeshMessage[] {
  const onFloor = [0, 1, 2].map((c) => lights.reduce((sum, l) => sum + l.colour[c] * Math.max(0, l.towards[1]), 0)) as unknown as Vec3;
  const [x, , z] = script.camera.at;
  const ground = floorAt([x, floor, z], shadowReach);
  return [
    plainMessage("floor", ground.positions, ground.quads, { kind: "plain", colour: floorColour(filmGround, onFloor, exposure), shade: { centre: [x, floor, z], radius: shadowReach } }),
    ...boxesFor(script, floor).map(({ middle, size, look, tilt = 0 }, i) => {
      const { positions, quads } = typeof size === "number" ? ball(middle, size / 2) : roundedBox(middle, size, Math.min(0.18, Math.min(...size) * 0.45));
      if (tilt !== 0) tip(positions, middle, tilt);
      return plainMessage(`box ${i}`, positions, quads, look);
    }),
  ];
}

/** Height of the floor under a support at height 0. @param feet height of the lowest point of the feet at the start */
export const floorHeight = ({ support, step }: FilmScript, feet: number): number => (support === "floor" || support === "walking" ? -(step?.height ?? 0) : support === "seat" ? feet - (step?.height ?? 0) : -couchHeight);
