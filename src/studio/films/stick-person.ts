import type { Vec3 } from "../geometry/vector.ts";
import { type Bone, type Skeleton, skeletonOf } from "../pose/skeleton.ts";

/** A person of sticks for tests: root at the hips' height, soles at -8. */
export function stickPerson(): Skeleton {
  const bones: Bone[] = [];
  const add = (name: string, parent: string | undefined, head: Vec3) =>
    bones.push({ name, parent: parent ? bones.findIndex((b) => b.name === parent) : -1, head, tail: head });
  add("root", undefined, [0, 0.5, 0]);
  const column: [string, number][] = [["spine05", 0.7], ["spine04", 1.2], ["spine03", 1.9], ["spine02", 2.8], ["spine01", 4.3], ["neck01", 5.9], ["neck02", 6.2], ["neck03", 6.6], ["head", 7]];
  column.forEach(([name, y], i) => add(name, i ? column[i - 1][0] : "root", [0, y, 0]));
  for (const [s, k] of [["L", 1], ["R", -1]] as const) {
    add(`upperleg01.${s}`, "root", [k, 0.4, 0]);
    add(`lowerleg01.${s}`, `upperleg01.${s}`, [k, -3.6, 0.1]);
    add(`foot.${s}`, `lowerleg01.${s}`, [k, -7.5, 0]);
    for (const n of [1, 2, 3, 4, 5]) add(`toe${n}-1.${s}`, `foot.${s}`, [k * (0.8 + n * 0.1), -8, 1.3]);
    add(`clavicle.${s}`, "spine01", [0.3 * k, 5.2, 0]);
    add(`shoulder01.${s}`, `clavicle.${s}`, [1.2 * k, 5.4, 0]);
    add(`upperarm01.${s}`, `shoulder01.${s}`, [1.7 * k, 5.2, 0]);
    add(`lowerarm01.${s}`, `upperarm01.${s}`, [3 * k, 3.5, 0]);
    add(`lowerarm02.${s}`, `lowerarm01.${s}`, [3.6 * k, 3, 0.4]);
    add(`wrist.${s}`, `lowerarm02.${s}`, [4.2 * k, 2.4, 0.8]);
    for (const n of [1, 2, 3, 4, 5]) {
      const at = (j: number): Vec3 => [k * (4.2 + 0.1 * j), 2.4 - 0.25 * j, 0.8 + (n === 1 ? 0.6 : 0.3 * (3 - n)) + 0.1 * j];
      for (const j of [1, 2, 3]) add(`finger${n}-${j}.${s}`, j === 1 ? `wrist.${s}` : `finger${n}-${j - 1}.${s}`, at(j));
    }
  }
  return skeletonOf(bones);
}
