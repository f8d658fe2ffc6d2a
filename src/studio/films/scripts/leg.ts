import { chair } from "../chair.ts";
import { besideHipsProne, onRail, onThighTops } from "../hands.ts";
import type { FilmScript, Glow, HandPlace, Thing } from "../script.ts";
import { seated } from "../seated.ts";

const rightAchilles: Glow = { places: [{ at: [-2.15, -6.7, -0.4], radius: 0.45 }, { at: [-2.15, -7.3, -0.4], radius: 0.4 }] };

/** The index finger stretched to press, the others bent. */
const pressing = { part: "index", curl: [8, 52, 58, 60], thumbIn: 0.4 } as const;

const up = { "right ankle up": -34 };
const down = { "right ankle up": 0 };

const heelRaise: FilmScript = {
  key: "heel_raise_one_leg",
  sex: "male",
  support: "floor",
  camera: { from: [-42, 8, -22], at: [0, 5, 0.6], viewAngle: 14 },
  start: { "left hip bend": 4, "left knee bend": 62, "right hip out": -4 },
  beats: [
    { seconds: 2.6, say: "Hold on with both hands. Start with the good leg." },
    { seconds: 1.2, to: up, glow: 1, arrow: "foot.R", say: "Rise on tiptoe on one leg as high as you can." },
    { seconds: 1.4 },
    { seconds: 1.2, to: down, glow: 0, arrow: "foot.R", say: "Come down slowly." },
    { seconds: 1.2, to: up, glow: 1, say: "Count how many you can do, up to 20." },
    { seconds: 1 },
    { seconds: 1.2, to: down, glow: 0, say: "Then try the sore leg." },
    { seconds: 2.6, say: "Where does it hurt? Does the heel turn inward?" },
  ],
  levelFeet: true,
  furniture: chair(3.8),
  hands: { L: onRail(9.6, 3.8), R: onRail(9.6, 3.8) },
  glow: { places: [...rightAchilles.places, { at: [-1.9, -5.2, -0.5], radius: 0.7 }] },
  posterAt: 4.6,
};

/** Round the thick part of a calf from the helper's side; x counts towards the left. */
const roundCalf = (x: number): HandPlace => ({ bone: "skin", shift: [x, -4.9, -0.6], part: "palm", above: -0.02, palm: [-0.1, -1, 0], fingers: [-1, -0.15, -0.05], elbow: [0.9, 1, 0.5], curl: 30, gather: 0.8, thumbIn: -0.3 });
const overCalves: HandPlace = { bone: "room", shift: [0.4, 2.9, -4.7], part: "palm", palm: [-0.1, -1, 0], fingers: [-1, -0.15, -0.05], elbow: [0.9, 1, 0.5], curl: 16, gather: 0.8, thumbIn: -0.3 };

const calfSqueeze: FilmScript = {
  key: "calf_squeeze_thompson",
  sex: "female",
  support: "couch on the belly",
  camera: { from: [-24, 15, -30], at: [0.2, 0.2, -5.8], viewAngle: 14 },
  start: { "left ankle up": -16, "right ankle up": -16, "neck turn": -55, "neck bend": -6 },
  beats: [
    { seconds: 2.6, say: "Lie on your front, feet over the edge of the bed." },
    { seconds: 1.4, say: "Let both feet hang loose." },
    { seconds: 0.8, to: { "helper left curl": 20, "left ankle up": -36 }, arrow: "toe2-1.L", say: "The helper squeezes the good calf." },
    { seconds: 1.2 },
    { seconds: 0.8, to: { "helper left curl": 0, "left ankle up": -16 }, say: "The foot should point down a little." },
    { seconds: 1.2 },
    { seconds: 1.4, to: { "helper left hand": 2 }, glow: 1, say: "Then the same on the sore side." },
    { seconds: 0.4 },
    { seconds: 0.8, to: { "helper left curl": 20 } },
    { seconds: 1.6, say: "Does that foot move as well?" },
    { seconds: 0.8, to: { "helper left curl": 0 } },
    { seconds: 1 },
  ],
  couchEnds: [9.5, 6.6],
  hands: { L: besideHipsProne, R: besideHipsProne },
  helper: {
    sex: "male",
    shoulders: [2.7, 5.6, -6.2],
    facing: -90,
    lean: 25,
    hands: { L: [roundCalf(1.85), overCalves, roundCalf(-1.85)] },
  },
  glow: rightAchilles,
  posterAt: 5.4,
};

/** Sitting, bent forward so that the hands reach the lower leg. */
const bentOver = { ...seated, "back bend": 48, lean: 30, "neck bend": 4, "left hip bend": 116, "right hip bend": 116 };

/** A hand at the side of the shin that holds the tape together with the other one. */
const tapeHand = (x: number, z: number): HandPlace => ({ bone: "skin", shift: [x, -5, z], part: "index", palm: [-0.75, -0.1, -0.6], fingers: [-0.55, -0.75, -0.1], elbow: [1, 0.3, -0.2], curl: [22, 30, 36, 42], thumbIn: 0.5, gather: 0.8 });

const calfMeasure: FilmScript = {
  key: "calf_measure",
  sex: "female",
  support: "seat",
  camera: { from: [-16, 4, 42], at: [-0.6, -0.6, 2.6], viewAngle: 12.6 },
  start: { ...seated },
  beats: [
    { seconds: 2.2, say: "Sit with both feet flat on the floor." },
    { seconds: 1.6, to: { ...bentOver, "left hand": 1, "right hand": 1 }, say: "Measure 10 cm below the bump under the kneecap." },
    { seconds: 0.6, to: { tape: 1 }, glow: 1 },
    { seconds: 1.2 },
    { seconds: 3, say: "Measure round both calves at this same height." },
    { seconds: 3, say: "How many centimetres thicker is the sore side?" },
    { seconds: 0.6, to: { tape: 0 }, glow: 0 },
    { seconds: 1.6, to: { ...seated, "back bend": 0, lean: 0, "neck bend": 0, "left hand": 0, "right hand": 0 } },
    { seconds: 0.4 },
  ],
  tape: { height: -5, side: "R" },
  hands: { L: [onThighTops, tapeHand(-1.5, 0.3)], R: [onThighTops, tapeHand(2.3, 0.2)] },
  glow: { places: [{ at: [-1.9, -5, -0.7], radius: 0.5 }] },
  posterAt: 7,
};

/** Sitting with the right foot on a low box, bent forward to reach it. */
const footUp = { ...bentOver, "back bend": 58, lean: 16, "left hip bend": 102, "right hip bend": 122, "right knee bend": 104, "right hip out": 6, "left hip out": 8 };
/** The same with the foot nearer still, for both hands. */
const footNear = { ...footUp, "back bend": 66, lean: 26, "left hip bend": 112, "right hip bend": 142, "right knee bend": 114 };

/** @param top where the box under the foot ends over the seat @param height of the box, decimetres */
const footBox = (top: number, height: number): Thing[] => [{ middle: [-1.9, top - height / 2, 4.5], size: [2.8, height, 3.9] }];

const ankleSpot = (shift: HandPlace["shift"], palm: HandPlace["palm"]): HandPlace => ({ bone: "skin", shift, palm, fingers: [0, -1, 0.25], elbow: [1, 0.2, 0], ...pressing });

const ankleBonePress: FilmScript = {
  key: "ankle_bone_press",
  sex: "male",
  support: "seat",
  camera: { from: [-31, 5, 25], at: [-1.7, -2.1, 4.5], viewAngle: 7.4 },
  start: { ...footUp },
  beats: [
    { seconds: 2.8, say: "Find the bony knobs on both sides of the ankle." },
    { seconds: 0.8, to: { "right hand": 1 }, glow: 0.8, say: "Press their back edge and tip with one finger." },
    { seconds: 1 },
    { seconds: 0.8, to: { "right hand": 2 } },
    { seconds: 1 },
    { seconds: 1, to: { "right hand": 3 }, say: "Press the outer edge of the foot halfway." },
    { seconds: 1.4 },
    { seconds: 1, to: { "left hand": 1 }, say: "And the inner side, just in front of the ankle." },
    { seconds: 1.6 },
    { seconds: 2.4, say: "Is the bone itself sharply sore?" },
  ],
  furniture: footBox(-3.32, 1.2),
  levelFeet: true,
  hands: {
    R: [ankleSpot([2.58, -6.9, -0.05], [-1, 0, 0]), ankleSpot([2.58, -7.25, -0.2], [-1, 0, 0]), ankleSpot([2.62, -7.6, 0], [-1, 0, 0]), ankleSpot([2.72, -7.9, 0.85], [-1, -0.2, 0])],
    L: [ankleSpot([-1.9, -7.2, -0.05], [-1, 0, 0]), ankleSpot([-1.84, -7.6, 0.62], [-1, -0.1, 0])],
  },
  glow: { places: [{ at: [-2.6, -7.4, -0.05], radius: 0.32 }, { at: [-2.72, -7.9, 0.85], radius: 0.28 }, { at: [-1.84, -7.6, 0.62], radius: 0.28 }] },
  posterAt: 4,
};

const forefootSqueeze: FilmScript = {
  key: "forefoot_squeeze",
  sex: "female",
  support: "seat",
  camera: { from: [-14, 11, 34], at: [-1.6, -2.1, 4.6], viewAngle: 7.2 },
  start: { ...footNear },
  beats: [
    { seconds: 2.8, say: "Grip the front of the foot across the ball." },
    { seconds: 0.8, to: { "right curl": 14 }, glow: 1, say: "Squeeze gently from both sides." },
    { seconds: 1.2 },
    { seconds: 0.8, to: { "right curl": 0 }, glow: 0.4 },
    { seconds: 1, to: { "left hand": 1 }, say: "Press between the long bones with the other hand," },
    { seconds: 1.6, glow: 0.4 },
    { seconds: 0.4, glow: 1, say: "just behind the toes." },
    { seconds: 1.4 },
    { seconds: 3, say: "A burning pain into the toes? A click?" },
  ],
  furniture: footBox(-2.46, 1.8),
  levelFeet: true,
  hands: {
    R: { bone: "skin", shift: [2.2, -7.65, 0.95], part: "palm", palm: [0, -1, 0.15], fingers: [-1, -0.35, 0.1], elbow: [1, 0.5, -0.2], curl: 30, gather: 0.8, thumbIn: -0.2 },
    L: [
      { bone: "skin", shift: [-1.9, -7.2, 0.6], ...pressing, palm: [0, -0.6, -0.8], fingers: [-0.5, -0.8, 0.3], elbow: [1, 0.4, 0], above: 0.8 },
      { bone: "skin", shift: [-2.35, -7.82, 1.5], ...pressing, palm: [0, -0.6, -0.8], fingers: [-0.5, -0.8, 0.3], elbow: [1, 0.4, 0] },
    ],
  },
  glow: { places: [{ at: [-2.35, -7.85, 1.38], radius: 0.24 }, { at: [-2.4, -8, 1.7], radius: 0.14 }] },
  posterAt: 3.9,
};

/** The index finger under the tip of the big toe, or `away` before it. */
const underToe = (away: number): HandPlace => ({ bone: "toe1-2.R", shift: [0, -0.13, away], part: "index", palm: [0.4, 0.9, 0], fingers: [0.2, 0, -1], elbow: [0.8, -0.8, 0.2], curl: [6, 26, 42, 50], thumbIn: 0.5 });

const bigToeLift: FilmScript = {
  key: "big_toe_lift_windlass",
  sex: "male",
  support: "floor",
  camera: { from: [14, 5, 24], at: [-1.5, 0.3, 0.3], viewAngle: 8 },
  start: { "left hip out": 3 },
  beats: [
    { seconds: 2.8, say: "Stand on a step, toes just over its edge. Hold on." },
    { seconds: 1.2, say: "Put your weight on both feet." },
    { seconds: 0.8, to: { "helper left hand": 1 } },
    { seconds: 1.6, to: { "right big toe up": 42 }, glow: 1, arrow: "toe1-2.R", say: "Let a helper lift the big toe." },
    { seconds: 2.8, say: "Does it hurt under the heel, in the arch or the toe?" },
    { seconds: 1.6, to: { "right big toe up": 0 }, glow: 0, say: "Let it down again." },
    { seconds: 0.6 },
  ],
  levelFeet: true,
  step: { height: 1.1 },
  furniture: [{ middle: [0, -0.55, -2.5], size: [7, 1.1, 5] }],
  helper: {
    sex: "female",
    shoulders: [-1.9, 2.4, 4.6],
    facing: 178,
    lean: 40,
    hands: { L: [underToe(0.8), underToe(0.1)] },
  },
  glow: { places: [{ at: [-1.85, -8.2, -0.25], radius: 0.26 }, { at: [-1.75, -8.1, 0.6], radius: 0.22 }, { at: [-1.75, -8, 1.4], radius: 0.2 }] },
  posterAt: 6,
};

export const legFilms: readonly FilmScript[] = [heelRaise, calfSqueeze, calfMeasure, ankleBonePress, bigToeLift, forefootSqueeze];
