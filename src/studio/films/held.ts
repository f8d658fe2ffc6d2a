import { add, cross, mix, normalize, scale, subtract, type Vec3 } from "../geometry/vector.ts";
import { handAxes } from "../pose/hand.ts";
import type { Posture } from "../pose/posture.ts";
import type { Side } from "../pose/skeleton.ts";
import { plainMessage } from "../render/mesh-message.ts";
import type { MeshMessage } from "../render/messages.ts";
import { heldLook } from "../render/palette.ts";
import { ball, type QuadMesh, roundedBox } from "./furniture.ts";
import { partPoint } from "./hand-part.ts";
import type { Held } from "./script.ts";

/** Where a held thing is and how it lies: its own y runs along it. */
export interface HeldFrame {
  readonly origin: Vec3;
  readonly axes: readonly [Vec3, Vec3, Vec3];
}

/** Right-handed axes, the second one given, the first as near to another direction as can be. */
function axesAlong(along: Vec3, near: Vec3): HeldFrame["axes"] {
  const third = normalize(cross(near, along));
  return [normalize(cross(along, third)), along, third];
}

/** Where a pen rests on the hand: how far from the index knuckle towards the thumb's base, 0..1. */
const web = 0.4;

export function heldFrame(p: Posture, { grip, hand }: Held): HeldFrame {
  const other: Side = hand === "L" ? "R" : "L";
  if (grip === "in both palms") {
    const [from, to] = [partPoint(p, hand, "palm"), partPoint(p, other, "palm")];
    return { origin: mix(from, to, 0.5), axes: axesAlong(normalize(subtract(to, from)), [0, 1, 0]) };
  }
  const palm = handAxes(p, hand)[2];
  const rest = p.point(`wrist.${hand}`, mix(p.rest(`finger2-1.${hand}`), p.rest(`finger1-1.${hand}`), web));
  const origin = partPoint(p, hand, "pinch");
  return { origin, axes: axesAlong(normalize(subtract(origin, rest)), p.direction(`wrist.${hand}`, palm)) };
}

function partMesh({ middle, size, round }: Held["parts"][number]): QuadMesh {
  if (!round) return roundedBox(middle, size, Math.min(...size) * 0.48);
  const { positions, quads } = ball([0, 0, 0], 0.5);
  return { positions: positions.map((x, i) => middle[i % 3] + x * size[i % 3]), quads };
}

/** What the hands hold, for one posture. */
export function heldMeshes(p: Posture, held: Held): MeshMessage[] {
  const { origin, axes } = heldFrame(p, held);
  return held.parts.map((part, i) => {
    const { positions, quads } = partMesh(part);
    for (let v = 0; v < positions.length; v += 3) {
      positions.set(axes.reduce<Vec3>((sum, axis, c) => add(sum, scale(axis, positions[v + c])), origin), v);
    }
    return plainMessage(`held ${i}`, positions, quads, heldLook);
  });
}
