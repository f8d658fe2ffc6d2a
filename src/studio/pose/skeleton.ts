import type { Vec3 } from "../geometry/vector.ts";

/** A bone at rest; joints in decimetres. A parent always stands before its children; the root's parent is -1. */
export interface Bone {
  readonly name: string;
  readonly parent: number;
  readonly head: Vec3;
  readonly tail: Vec3;
}

export interface Skeleton {
  readonly bones: readonly Bone[];
  readonly indexOf: ReadonlyMap<string, number>;
}

export type Side = "L" | "R";
export const sides: readonly Side[] = ["L", "R"];

/** +1 for the person's left, which is where x is positive. */
export const sign = (side: Side): number => (side === "L" ? 1 : -1);

export function boneOf(skeleton: Skeleton, name: string): Bone {
  const index = skeleton.indexOf.get(name);
  if (index === undefined) throw new Error(`no bone named ${name}`);
  return skeleton.bones[index];
}

export function skeletonOf(bones: readonly Bone[]): Skeleton {
  return { bones, indexOf: new Map(bones.map((bone, i) => [bone.name, i])) };
}

/** Places each joint at the mean of its marker vertices, so that the bones fit the morphed body. */
export function fitSkeleton(
  bones: readonly { readonly name: string; readonly parent: number }[],
  jointVertices: Readonly<Record<string, readonly number[]>>,
  positions: Float32Array,
): Skeleton {
  const mean = (joint: string): Vec3 => {
    const vertices = jointVertices[joint];
    if (!vertices?.length) throw new Error(`no marker vertices for joint ${joint}`);
    const sum = [0, 0, 0];
    for (const v of vertices) for (let c = 0; c < 3; c++) sum[c] += positions[v * 3 + c];
    return [sum[0] / vertices.length, sum[1] / vertices.length, sum[2] / vertices.length];
  };
  return skeletonOf(
    bones.map(({ name, parent }) => ({ name, parent, head: mean(`${name}____head`), tail: mean(`${name}____tail`) })),
  );
}
