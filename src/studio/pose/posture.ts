import { angleAbout, between, blend, compose, identity, inverse, rotate, type Rotation, turn } from "../geometry/rotation.ts";
import { add, normalize, subtract, type Vec3 } from "../geometry/vector.ts";
import { boneOf, type Skeleton } from "./skeleton.ts";

/** Where the whole body is: turned about the world's origin, then moved (decimetres). */
export interface Placement {
  readonly rotation: Rotation;
  readonly offset: Vec3;
}

/**
 * A skeleton bent at its joints. "Rest" points and directions are those of the unbent skeleton; "world" ones are
 * where things are after bending. Angles in degrees, lengths in decimetres.
 */
export class Posture {
  readonly skeleton: Skeleton;
  placement: Placement = { rotation: identity, offset: [0, 0, 0] };
  private readonly local: Rotation[];

  constructor(skeleton: Skeleton) {
    this.skeleton = skeleton;
    this.local = skeleton.bones.map(() => identity);
  }

  /** World rotation of a bone by its number; -1 is the whole body's placement. */
  private rotationOf(index: number): Rotation {
    if (index < 0) return this.placement.rotation;
    return compose(this.rotationOf(this.skeleton.bones[index].parent), this.local[index]);
  }

  /** World position of a rest point that moves with the bone of this number. */
  private pointOf(index: number, restPoint: Vec3): Vec3 {
    if (index < 0) return add(rotate(this.placement.rotation, restPoint), this.placement.offset);
    const { head, parent } = this.skeleton.bones[index];
    return this.pointOf(parent, add(head, rotate(this.local[index], subtract(restPoint, head))));
  }

  private indexOf(bone: string): number {
    const index = this.skeleton.indexOf.get(bone);
    if (index === undefined) throw new Error(`no bone named ${bone}`);
    return index;
  }

  tail(bone: string): Vec3 {
    return boneOf(this.skeleton, bone).tail;
  }

  rest(bone: string): Vec3 {
    return boneOf(this.skeleton, bone).head;
  }

  /** World position of a bone's head, or of another rest point fixed to that bone. */
  point(bone: string, restPoint: Vec3 = this.rest(bone)): Vec3 {
    return this.pointOf(this.indexOf(bone), restPoint);
  }

  /** World direction of a rest direction fixed to a bone. */
  direction(bone: string, restDirection: Vec3): Vec3 {
    return rotate(this.rotationOf(this.indexOf(bone)), restDirection);
  }

  /** Undoes all bends of a joint. */
  straighten(bone: string): void {
    this.local[this.indexOf(bone)] = identity;
  }

  /** How joints are bent now, for `bringTowards`. */
  bendsOf(bones: readonly string[]): ReadonlyMap<string, Rotation> {
    return new Map(bones.map((bone) => [bone, this.local[this.indexOf(bone)]]));
  }

  /** Brings joints a share (0..1) of the way to other bends. */
  bringTowards(bends: ReadonlyMap<string, Rotation>, share: number): void {
    for (const [bone, bend] of bends) this.local[this.indexOf(bone)] = blend(this.local[this.indexOf(bone)], bend, share);
  }

  /** Bends a joint about a world axis, on top of how it is bent already. */
  turn(bone: string, worldAxis: Vec3, degrees: number): void {
    this.apply(this.indexOf(bone), turn(worldAxis, degrees));
  }

  /** Bends a joint about an axis given in its parent's frame, so that the bend means the same in any posture. */
  bend(bone: string, restAxis: Vec3, degrees: number): void {
    const index = this.indexOf(bone);
    this.local[index] = compose(turn(restAxis, degrees), this.local[index]);
  }

  private apply(index: number, worldTurn: Rotation): void {
    const parent = this.rotationOf(this.skeleton.bones[index].parent);
    this.local[index] = compose(inverse(parent), compose(worldTurn, compose(parent, this.local[index])));
  }

  /** Turns a bone the shortest way so that the line between two rest points points in a world direction. */
  aim(bone: string, from: Vec3, to: Vec3, worldDirection: Vec3): void {
    this.apply(this.indexOf(bone), between(this.direction(bone, subtract(to, from)), worldDirection));
  }

  /**
   * Twists a bone about the line between two rest points so that a rest direction faces a world direction.
   * @param share 0..1 of the way; forearms twist partly at the elbow and partly at the wrist
   */
  twistTo(bone: string, from: Vec3, to: Vec3, restDirection: Vec3, worldDirection: Vec3, share = 1): void {
    const axis = normalize(this.direction(bone, subtract(to, from)));
    const degrees = angleAbout(axis, this.direction(bone, restDirection), worldDirection);
    this.turn(bone, axis, degrees * share);
  }

  /** Column-major 3 x 4 matrices, twelve numbers a bone, that take rest points to the world. */
  matrices(): Float64Array {
    const out = new Float64Array(this.local.length * 12);
    this.skeleton.bones.forEach((bone, i) => {
      const rotation = this.rotationOf(i);
      const columns = ([[1, 0, 0], [0, 1, 0], [0, 0, 1]] as const).map((axis) => rotate(rotation, axis));
      const shift = subtract(this.pointOf(i, bone.head), rotate(rotation, bone.head));
      out.set([...columns.flat(), ...shift], i * 12);
    });
    return out;
  }
}
