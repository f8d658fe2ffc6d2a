import { besideHips, onRail } from "../hands.ts";
import type { FilmScript, Glow } from "../script.ts";

/** A chair seen from behind, to hold on to; its back is `before` the body. */
const chair = (before: number): NonNullable<FilmScript["furniture"]> => [
  { middle: [0, 9.35, before], size: [4.2, 0.5, 0.4] },
  { middle: [0, 7.4, before], size: [4, 0.9, 0.25] },
  { middle: [-1.9, 4.65, before], size: [0.36, 9.3, 0.36] },
  { middle: [1.9, 4.65, before], size: [0.36, 9.3, 0.36] },
  { middle: [0, 4.6, before + 2], size: [4.3, 0.4, 4.2] },
  { middle: [-1.9, 2.2, before + 3.8], size: [0.36, 4.4, 0.36] },
  { middle: [1.9, 2.2, before + 3.8], size: [0.36, 4.4, 0.36] },
];

const rightKnee: Glow = { places: [{ at: [-1.58, -3.7, 0.7], radius: 0.6 }] };

const kneeSquat: FilmScript = {
  key: "knee_squat",
  sex: "female",
  support: "floor",
  camera: { from: [-48, 9, 20], at: [0, 7.6, 2], viewAngle: 19.6 },
  start: {},
  beats: [
    { seconds: 2.4, say: "Stand behind a heavy chair and hold on." },
    {
      seconds: 2.2,
      say: "Slowly bend both knees, heels on the floor.",
      to: { lean: 34, "back bend": 8, "neck bend": -24, "left hip bend": 88, "right hip bend": 88, "left knee bend": 80, "right knee bend": 80 },
      glow: 1,
      arrow: "root",
    },
    { seconds: 1.6, say: "Only as far as is comfortable." },
    { seconds: 1.2, say: "Notice where it hurts." },
    {
      seconds: 2.2,
      say: "Come up slowly. Once or twice, not more.",
      to: { lean: 0, "back bend": 0, "neck bend": 0, "left hip bend": 0, "right hip bend": 0, "left knee bend": 0, "right knee bend": 0 },
      glow: 0,
      arrow: "root",
    },
    { seconds: 0.8 },
  ],
  levelFeet: true,
  glow: rightKnee,
  furniture: chair(3.6),
  hands: { L: onRail(9.6, 3.6), R: onRail(9.6, 3.6) },
  posterAt: 5.6,
};

const thessalyTwist: FilmScript = {
  key: "thessaly_twist",
  sex: "male",
  support: "floor",
  camera: { from: [-40, 9, 34], at: [0, 5.7, 1], viewAngle: 13.6 },
  start: { "left hip bend": 8, "left knee bend": 60, "right hip bend": 12, "right knee bend": 20, "right hip out": -5, lean: 2 },
  beats: [
    { seconds: 2.6, say: "Stand on the sore leg and hold on with both hands." },
    { seconds: 1.6, say: "Bend the knee just a little." },
    { seconds: 1, to: { turn: 24 }, glow: 1, arrow: "upperleg01.R", say: "Slowly turn hips and knee to both sides, three times." },
    { seconds: 1.8, to: { turn: -24 } },
    { seconds: 1.8, to: { turn: 24 }, say: "The foot stays on the floor." },
    { seconds: 1.8, to: { turn: -24 }, say: "Notice pain at the joint gap, and any catching." },
    { seconds: 1, to: { turn: 0 }, glow: 0 },
    { seconds: 0.8 },
  ],
  levelFeet: true,
  furniture: chair(4),
  hands: { L: onRail(9.6, 4), R: onRail(9.6, 4) },
  glow: rightKnee,
  posterAt: 4.8,
};

const straightenFully: FilmScript = {
  key: "straighten_fully",
  sex: "male",
  support: "couch on the back",
  camera: { from: [-38, 13, 24], at: [-0.6, 0.4, 4.4], viewAngle: 14.5 },
  start: { "right hip bend": 10, "right knee bend": 20, "left ankle up": -18, "right ankle up": -14, "neck bend": 4 },
  beats: [
    { seconds: 1.4, say: "Let the sore knee sink down as straight as it goes." },
    { seconds: 1.6, to: { "right hip bend": 0, "right knee bend": 0 }, glow: 1, arrow: "lowerleg01.R" },
    { seconds: 2.6, say: "How many fingers fit under it? Compare both sides." },
    { seconds: 2.2, say: "Tense the thigh and lift the straight leg.", to: { "right hip bend": 12, "right ankle up": 4 }, arrow: "foot.R" },
    { seconds: 3, say: "A hand's width. Hold it for three seconds." },
    { seconds: 2.2, to: { "right hip bend": 0, "right ankle up": -14 }, arrow: "foot.R", say: "Lower it slowly." },
    { seconds: 0.6, glow: 0 },
  ],
  hands: { L: besideHips, R: besideHips },
  glow: rightKnee,
  posterAt: 9,
};

export const kneeFilms: readonly FilmScript[] = [kneeSquat, thessalyTwist, straightenFully];
