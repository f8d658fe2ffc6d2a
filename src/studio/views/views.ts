import { mirror, mix, type Vec3 } from "../geometry/vector.ts";
import type { Sex } from "../human/recipe.ts";
import type { Posture } from "../pose/posture.ts";
import type { Side } from "../pose/skeleton.ts";
import { type FlatCamera, flatCamera } from "./camera.ts";

/** Which surface a view shows; on limbs the same place has another zone in front and behind. */
export type Facing = "front" | "back" | "side" | "sole";

/** One picture of the standing body and the zones over it. */
export interface View {
  /** also the file name: `<sex>-<key>` */
  readonly key: string;
  readonly title: string;
  readonly facing: Facing;
  /** close-ups have finer zones than the two whole-body views */
  readonly close: boolean;
  readonly camera: (standing: Posture, sex: Sex) => FlatCamera;
  /** the view this one mirrors, so that its picture need not be drawn */
  readonly mirrorOf?: string;
}

const bodyPixels = { width: 720, height: 1600 };
const closePixels = { width: 720, height: 720 };

function bodyView(key: "front" | "back"): View {
  return {
    key,
    title: key === "front" ? "Front of the body" : "Back of the body",
    facing: key,
    close: false,
    camera: (standing, sex) => {
      const middle = (standing.point("head", [0, sex === "male" ? 9.11 : 7.77, 0])[1] + (sex === "male" ? -8.26 : -8.22)) / 2;
      return flatCamera([0, 0, key === "front" ? 1 : -1], [0, 1, 0], [0, middle, 0], sex === "male" ? 17.9 : 16.55, bodyPixels);
    },
  };
}

interface CloseUp {
  readonly name: string;
  readonly title: string;
  readonly facing: Facing;
  /** from the body towards the camera, for the left side */
  readonly towards: Vec3;
  readonly up?: Vec3;
  readonly centre: (standing: Posture, side: Side) => Vec3;
  /** height of the picture in decimetres for the male; the female is smaller */
  readonly height: number;
  readonly depth?: number;
}

const shift = ([x, y, z]: Vec3, dx: number, dy: number, dz = 0): Vec3 => [x + dx, y + dy, z + dz];
const hand = (p: Posture, side: Side) => shift(mix(p.point(`wrist.${side}`), p.point(`finger3-1.${side}`), 0.68), 0, -0.02);
const shoulder = (p: Posture, side: Side) => shift(p.point(`upperarm01.${side}`), side === "L" ? -0.35 : 0.35, -0.6);
const foot = (p: Posture, side: Side) => mix(p.point(`foot.${side}`), p.point(`toe2-1.${side}`), 0.55);
const ankle = (p: Posture, side: Side) => shift(p.point(`foot.${side}`), 0, -0.1, 0.55);

const closeUps: readonly CloseUp[] = [
  { name: "palm", title: "palm", facing: "front", towards: [0, 0, 1], centre: hand, height: 2.35 },
  { name: "hand-back", title: "back of the hand", facing: "back", towards: [0, 0, -1], centre: hand, height: 2.35 },
  { name: "shoulder-front", title: "shoulder from the front", facing: "front", towards: [0, 0, 1], centre: shoulder, height: 4 },
  { name: "shoulder-back", title: "shoulder from behind", facing: "back", towards: [0, 0, -1], centre: shoulder, height: 4 },
  { name: "elbow-front", title: "elbow from the front", facing: "front", towards: [0, 0, 1], centre: (p, s) => p.point(`lowerarm01.${s}`), height: 2.4 },
  { name: "elbow-back", title: "elbow from behind", facing: "back", towards: [0, 0, -1], centre: (p, s) => p.point(`lowerarm01.${s}`), height: 2.4 },
  { name: "knee-front", title: "knee from the front", facing: "front", towards: [0, 0, 1], centre: (p, s) => p.point(`lowerleg01.${s}`), height: 3 },
  { name: "knee-back", title: "knee from behind", facing: "back", towards: [0, 0, -1], centre: (p, s) => p.point(`lowerleg01.${s}`), height: 3 },
  { name: "foot-top", title: "top of the foot", facing: "front", towards: [0, 0.85, 0.6], centre: (p, s) => shift(foot(p, s), 0, 0.35), height: 3.1 },
  { name: "toes", title: "toes", facing: "front", towards: [0, 0.85, 0.6], centre: (p, s) => shift(p.point(`toe3-2.${s}`), 0, 0.05), height: 1.7 },
  { name: "foot-sole", title: "sole of the foot", facing: "sole", towards: [0, -1, 0], up: [0, 0, 1], centre: (p, s) => shift(foot(p, s), 0, 0, -0.2), height: 3.1, depth: 0.9 },
  { name: "ankle-outer", title: "outer side of the ankle", facing: "side", towards: [1, 0.1, 0], centre: ankle, height: 3, depth: 1.1 },
  { name: "ankle-inner", title: "inner side of the ankle", facing: "side", towards: [-1, 0.1, 0], centre: ankle, height: 3, depth: 1.1 },
];

function closeView(close: CloseUp, side: Side): View {
  const person = side === "L" ? "left" : "right";
  return {
    key: `${person}-${close.name}`,
    title: `${person === "left" ? "Left" : "Right"} ${close.title}`,
    facing: close.facing,
    close: true,
    camera: (standing, sex) => {
      const towards = side === "L" ? close.towards : mirror(close.towards);
      const height = close.height * (sex === "male" ? 1 : 0.84);
      return flatCamera(towards, close.up ?? [0, 1, 0], close.centre(standing, side), height, closePixels, close.depth);
    },
    ...(side === "R" ? { mirrorOf: `left-${close.name}` } : {}),
  };
}

const headTowards: Record<"front" | "left" | "right" | "back", Vec3> = { front: [0, 0, 1], back: [0, 0, -1], left: [1, 0, 0], right: [-1, 0, 0] };

/** The trunk below the ribs, for the many small places of belly, low back and pelvis. */
function waistView(key: "belly" | "low-back"): View {
  const front = key === "belly";
  return {
    key,
    title: front ? "Belly and groin" : "Low back and buttocks",
    facing: front ? "front" : "back",
    close: true,
    camera: (standing, sex) => {
      const centre = shift(standing.point("spine05"), 0, front ? 0.35 : 0.2);
      return flatCamera([0, 0, front ? 1 : -1], [0, 1, 0], [0, centre[1], 0], sex === "male" ? 4.6 : 4.3, closePixels);
    },
  };
}

function headView(name: "front" | "left" | "right" | "back"): View {
  const towards = headTowards[name];
  const title = { front: "Face", back: "Back of the head", left: "Left side of the head", right: "Right side of the head" }[name];
  return {
    key: `head-${name}`,
    title,
    facing: name === "front" || name === "back" ? name : "side",
    close: true,
    camera: (standing, sex) => {
      const centre = shift(standing.point("head"), 0, 0.3, name === "front" || name === "back" ? 0 : 0.35);
      return flatCamera(towards, [0, 1, 0], centre, sex === "male" ? 3.1 : 2.85, closePixels);
    },
    ...(name === "right" ? { mirrorOf: "head-left" } : {}),
  };
}

export const views: readonly View[] = [
  bodyView("front"),
  bodyView("back"),
  ...(["front", "left", "right", "back"] as const).map(headView),
  waistView("belly"),
  waistView("low-back"),
  ...closeUps.flatMap((close) => (["L", "R"] as const).map((side) => closeView(close, side))),
];
