import { besideHips, onRail } from "../hands.ts";
import type { FilmScript, Glow } from "../script.ts";

/** A rail or chair back to hold on to, before the body. */
const rail = (before: number): NonNullable<FilmScript["furniture"]> => [
  { middle: [0, 9.4, before], size: [4.4, 0.45, 0.5] },
  { middle: [-2, 4.65, before], size: [0.4, 9.3, 0.4] },
  { middle: [2, 4.65, before], size: [0.4, 9.3, 0.4] },
];

const rightKnee: Glow = { places: [{ at: [-1.58, -3.7, 0.7], radius: 0.6 }] };

const kneeSquat: FilmScript = {
  key: "knee_squat",
  sex: "female",
  support: "floor",
  camera: { from: [-48, 9, 22], at: [0, 7.9, 1.6], viewAngle: 19 },
  start: {},
  beats: [
    { seconds: 0.8 },
    {
      seconds: 2.4,
      to: { lean: 34, "back bend": 8, "neck bend": -24, "left hip bend": 88, "right hip bend": 88, "left knee bend": 80, "right knee bend": 80 },
      glow: 1,
      arrow: "root",
    },
    { seconds: 1 },
    {
      seconds: 2.4,
      to: { lean: 0, "back bend": 0, "neck bend": 0, "left hip bend": 0, "right hip bend": 0, "left knee bend": 0, "right knee bend": 0 },
      glow: 0,
      arrow: "root",
    },
    { seconds: 0.5 },
  ],
  levelFeet: true,
  glow: rightKnee,
  furniture: rail(5.3),
  hands: { L: onRail(9.6, 5.3), R: onRail(9.6, 5.3) },
  posterAt: 3.4,
};

const thessalyTwist: FilmScript = {
  key: "thessaly_twist",
  sex: "male",
  support: "floor",
  camera: { from: [-40, 11, 34], at: [0, 8.6, 1], viewAngle: 20 },
  start: { "left hip bend": 8, "left knee bend": 60, "right hip bend": 12, "right knee bend": 20, "right hip out": -5, lean: 2 },
  beats: [
    { seconds: 0.7 },
    { seconds: 1.3, to: { turn: 26 }, glow: 1, arrow: "upperleg01.R" },
    { seconds: 2, to: { turn: -26 } },
    { seconds: 2, to: { turn: 26 } },
    { seconds: 1.3, to: { turn: 0 }, glow: 0 },
    { seconds: 0.5 },
  ],
  levelFeet: true,
  furniture: rail(4),
  hands: { L: onRail(9.6, 4), R: onRail(9.6, 4) },
  glow: rightKnee,
  posterAt: 2,
};

const straightenFully: FilmScript = {
  key: "straighten_fully",
  sex: "male",
  support: "couch on the back",
  camera: { from: [-40, 15, 20], at: [0, 0.6, 0.8], viewAngle: 22 },
  start: { "right hip bend": 10, "right knee bend": 20, "left ankle up": -18, "right ankle up": -14, "neck bend": 4 },
  beats: [
    { seconds: 0.8 },
    { seconds: 1.8, to: { "right hip bend": 0, "right knee bend": 0 }, glow: 1, arrow: "lowerleg01.R" },
    { seconds: 0.8 },
    { seconds: 1.6, to: { "right hip bend": 12, "right ankle up": 4 }, arrow: "foot.R" },
    { seconds: 1.6 },
    { seconds: 1.6, to: { "right hip bend": 0, "right ankle up": -14 }, arrow: "foot.R" },
    { seconds: 0.6, glow: 0 },
  ],
  hands: { L: besideHips, R: besideHips },
  glow: rightKnee,
  posterAt: 5.4,
};

export const kneeFilms: readonly FilmScript[] = [kneeSquat, thessalyTwist, straightenFully];
