import { behindBack, besideHips, besideHipsProne, onHips } from "../hands.ts";
import type { FilmScript, Glow } from "../script.ts";

const lowBack = { at: [0, 1.7, -0.9], radius: 0.95 } as const;
/** Buttock, back of the thigh and calf on the right: the way of the sciatic nerve. */
const rightSciatic: Glow = {
  places: [
    { at: [-0.9, 0.3, -1], radius: 0.75 },
    { at: [-1.3, -1.7, -0.5], radius: 0.95 },
    { at: [-1.6, -3.6, -0.3], radius: 0.8 },
    { at: [-1.8, -5.2, -0.5], radius: 0.9 },
  ],
};

const straightLegRaise: FilmScript = {
  key: "straight_leg_raise",
  sex: "female",
  support: "couch on the back",
  camera: { from: [-44, 14, 10], at: [0, 2.4, 0.6], viewAngle: 21.5 },
  start: { "right ankle up": -12, "left ankle up": -18, "neck bend": 4 },
  beats: [
    { seconds: 0.8 },
    { seconds: 2.6, to: { "right hip bend": 62, "right ankle up": 0 }, glow: 1, arrow: "foot.R" },
    { seconds: 1.2 },
    { seconds: 2.6, to: { "right hip bend": 0, "right ankle up": -12 }, glow: 0, arrow: "foot.R" },
    { seconds: 0.6 },
  ],
  hands: { L: besideHips, R: besideHips },
  glow: rightSciatic,
  angle: { at: "upperleg01.R", towards: "lowerleg01.R", radius: 3.4 },
  posterAt: 3.6,
};

const seated = { "left hip bend": 86, "right hip bend": 86, "left knee bend": 86, "right knee bend": 86, "left hip out": 3, "right hip out": 3 };

const slump: FilmScript = {
  key: "slump",
  sex: "male",
  support: "seat",
  camera: { from: [-40, 9, 22], at: [0, 1.2, 1.6], viewAngle: 21 },
  start: seated,
  beats: [
    { seconds: 0.8 },
    { seconds: 1.8, to: { "back bend": 44, "neck bend": 40, lean: -12, "left hip bend": 74, "right hip bend": 74 }, arrow: "head" },
    { seconds: 2, to: { "right knee bend": 12, "right ankle up": 15 }, glow: 1, arrow: "foot.R" },
    { seconds: 1 },
    { seconds: 1.4, to: { "neck bend": -22 }, glow: 0.25, arrow: "head" },
    { seconds: 1 },
    { seconds: 1.8, to: { ...seated, "back bend": 0, "neck bend": 0, lean: 0, "right ankle up": 0 }, glow: 0 },
    { seconds: 0.5 },
  ],
  hands: { L: behindBack, R: behindBack },
  glow: rightSciatic,
  posterAt: 5.2,
};

const bendForward: FilmScript = {
  key: "bend_forward",
  sex: "male",
  support: "floor",
  camera: { from: [-50, 11, 24], at: [0, 8.6, 0.6], viewAngle: 19.5 },
  start: {},
  beats: [
    { seconds: 0.8 },
    { seconds: 2.6, to: { "neck bend": 30, "back bend": 62, lean: 42, "left hip bend": 46, "right hip bend": 46, "left arm forward": 100, "right arm forward": 100 }, glow: 1, arrow: "head" },
    { seconds: 1.6 },
    { seconds: 2.6, to: { "neck bend": 0, "back bend": 0, lean: 0, "left hip bend": 0, "right hip bend": 0, "left arm forward": 0, "right arm forward": 0 }, glow: 0, arrow: "head" },
    { seconds: 0.5 },
  ],
  levelFeet: true,
  glow: { places: [lowBack] },
  posterAt: 3.8,
};

const bendBack: FilmScript = {
  key: "bend_back",
  sex: "female",
  support: "floor",
  camera: { from: [-50, 11, 20], at: [0, 8, 0], viewAngle: 18.5 },
  start: {},
  beats: [
    { seconds: 0.8 },
    { seconds: 2.2, to: { "back bend": -30, "neck bend": -14, lean: -9, "left hip bend": -14, "right hip bend": -14 }, glow: 1, arrow: "head" },
    { seconds: 1.8 },
    { seconds: 2.2, to: { "back bend": 0, "neck bend": 0, lean: 0, "left hip bend": 0, "right hip bend": 0 }, glow: 0, arrow: "head" },
    { seconds: 0.5 },
  ],
  hands: { L: onHips, R: onHips },
  levelFeet: true,
  glow: { places: [lowBack] },
  posterAt: 3.4,
};

/** One step on the spot with each leg. */
const steps = (first: Record<string, number>) =>
  [0, 1].flatMap(() => [
    { seconds: 0.6, to: { "left hip bend": 24, "left knee bend": 34 } },
    { seconds: 0.6, to: { "left hip bend": 0, "left knee bend": first["knee"] ?? 0 } },
    { seconds: 0.6, to: { "right hip bend": 24, "right knee bend": 34 } },
    { seconds: 0.6, to: { "right hip bend": 0, "right knee bend": first["knee"] ?? 0 } },
  ]);

const heelWalk: FilmScript = {
  key: "heel_walk",
  sex: "male",
  support: "floor",
  camera: { from: [-46, 10, 28], at: [0, 8.7, 0], viewAngle: 20 },
  start: {},
  beats: [
    { seconds: 0.6 },
    { seconds: 1, to: { "left ankle up": 24, "right ankle up": 24, "left arm out": 10, "right arm out": 10, lean: 3 }, arrow: "toe2-1.R" },
    ...steps({}),
    { seconds: 1, to: { "left ankle up": 0, "right ankle up": 0, "left arm out": 0, "right arm out": 0, lean: 0 } },
    { seconds: 0.4 },
  ],
  levelFeet: true,
  posterAt: 2.2,
};

const toeWalk: FilmScript = {
  ...heelWalk,
  key: "toe_walk",
  sex: "female",
  beats: [
    { seconds: 0.6 },
    { seconds: 1, to: { "left ankle up": -34, "right ankle up": -34, "left arm out": 8, "right arm out": 8 }, arrow: "foot.R" },
    ...steps({}),
    { seconds: 1, to: { "left ankle up": 0, "right ankle up": 0, "left arm out": 0, "right arm out": 0 } },
    { seconds: 0.4 },
  ],
};

const proneKneeBend: FilmScript = {
  key: "prone_knee_bend",
  sex: "male",
  support: "couch on the belly",
  camera: { from: [-44, 14, -8], at: [0, 1.8, -0.8], viewAngle: 21.5 },
  start: { "left ankle up": -42, "right ankle up": -42, "neck turn": -55, "neck bend": -6 },
  beats: [
    { seconds: 0.8 },
    { seconds: 2.6, to: { "right knee bend": 112, "right ankle up": -10 }, glow: 1, arrow: "foot.R" },
    { seconds: 1.2 },
    { seconds: 2.6, to: { "right knee bend": 0, "right ankle up": -42 }, glow: 0, arrow: "foot.R" },
    { seconds: 0.6 },
  ],
  hands: { L: besideHipsProne, R: besideHipsProne },
  glow: { places: [{ at: [-1.2, -0.6, 1], radius: 0.8 }, { at: [-1.4, -2, 1], radius: 0.9 }] },
  angle: { at: "lowerleg01.R", towards: "foot.R", radius: 2.6 },
  posterAt: 3.6,
};

export const lowBackFilms: readonly FilmScript[] = [straightLegRaise, slump, bendForward, bendBack, heelWalk, toeWalk, proneKneeBend];
