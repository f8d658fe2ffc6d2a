import { smoothstep } from "../geometry/ramp.ts";
import { type Adjacency, findNeighbours, smooth } from "../mesh/adjacency.ts";
import { applyDeltaMush, bindDeltaMush, type DeltaMush } from "../mesh/delta-mush.ts";
import { keepGroup, pick } from "../mesh/keep-group.ts";
import { morph } from "../mesh/morph.ts";
import { chain, refine, subdivide, type Subdivision } from "../mesh/subdivide.ts";
import type { Posture } from "../pose/posture.ts";
import { fitSkeleton, type Skeleton } from "../pose/skeleton.ts";
import { skin, type SkinWeights, weightOf } from "../pose/skin.ts";
import { openHuman, readTargets } from "./package-files.ts";
import { quietDetail } from "./quiet-detail.ts";
import { recipe, type Sex } from "./recipe.ts";

/** A body ready to be posed. "Fine" is the subdivided mesh; the neutral one has the same points in both sexes. */
export interface Figure {
  readonly sex: Sex;
  readonly skeleton: Skeleton;
  readonly neutralSkeleton: Skeleton;
  readonly shape: Float32Array;
  /** the unmorphed human on the coarse mesh, decimetres */
  readonly neutral: Float32Array;
  /** which vertex of the whole package each coarse one is, and how many that has: for further targets */
  readonly source: Uint32Array;
  readonly rawCount: number;
  readonly weights: SkinWeights;
  readonly neighbours: Adjacency;
  readonly mush: DeltaMush;
  readonly fine: Subdivision;
  /** the unmorphed human on the fine mesh, decimetres: a coordinate system for garments and zones */
  readonly fineNeutral: Float32Array;
  /** eleven numbers 0..1 a fine vertex: how much each finger (thumb first), each toe (big toe first) and the base of the thumb carry it */
  readonly fineDigits: Float32Array;
}

export const digits: readonly RegExp[] = [/^finger1-[23]/, ...[2, 3, 4, 5].map((n) => new RegExp(`^finger${n}-`)), ...[1, 2, 3, 4, 5].map((n) => new RegExp(`^toe${n}-`)), /^finger1-1/];

/** @param levels subdivision steps: 1 for films, 2 for stills, whose outlines are seen larger */
export function makeFigure(sex: Sex, levels: 1 | 2): Figure {
  const human = openHuman();
  const weightsByTarget = recipe(sex);
  const rows = readTargets([...weightsByTarget.keys()], human.positions.length / 3);
  const morphed = morph(
    human.positions,
    [...weightsByTarget.values()].map((weight, i) => ({ weight, displacement: rows[i] })),
  );
  const { source, quads } = keepGroup(human.quads, human.groupOfQuad, human.groups.indexOf("body"));
  const neutral = pick(human.positions, 3, source);
  const neighbours = findNeighbours(source.length, quads);
  const shape = quietDetail(pick(morphed, 3, source), neutral, neighbours);
  const weights = { boneIndex: pick(human.boneIndex, 4, source), boneWeight: pick(human.boneWeight, 4, source) };
  const boneNames = human.bones.map((b) => b.name);
  const once = subdivide(source.length, quads);
  const fine = levels === 1 ? once : chain(once, subdivide(once.vertexCount, once.quads));
  const fineDigits = new Float32Array(fine.vertexCount * digits.length);
  digits.forEach((pattern, k) => {
    const one = refine(fine, weightOf(weights, boneNames, pattern), 1);
    one.forEach((w, i) => (fineDigits[i * digits.length + k] = w));
  });
  return {
    sex,
    skeleton: fitSkeleton(human.bones, human.jointVertices, morphed),
    neutralSkeleton: fitSkeleton(human.bones, human.jointVertices, human.positions),
    shape,
    neutral,
    source,
    rawCount: human.positions.length / 3,
    weights,
    neighbours,
    mush: bindDeltaMush(shape, quads, neighbours),
    fine,
    fineNeutral: refine(fine, evenTrunk(neutral, neighbours), 3),
    fineDigits,
  };
}

/** The mesh lines wander on the shoulders; smoothed coordinates give straight hems and zone borders there. */
function evenTrunk(neutral: Float32Array, neighbours: Adjacency): Float32Array {
  const mask = new Float32Array(neutral.length / 3);
  for (let i = 0; i < mask.length; i++) {
    const [x, y] = [Math.abs(neutral[i * 3]), neutral[i * 3 + 1]];
    mask[i] = smoothstep(3, 2.2, x) * smoothstep(3, 3.8, y) * smoothstep(6, 5.7, y);
  }
  return smooth(neutral, 3, neighbours, 12, 0.5, mask);
}

/** Positions of the fine mesh in a posture, decimetres. @param shape the body at rest, where breath or looks change it */
export function pose(figure: Figure, posture: Posture, shape = figure.shape): Float32Array {
  const skinned = skin(shape, figure.weights, posture.matrices());
  return refine(figure.fine, applyDeltaMush(figure.mush, skinned), 3);
}
