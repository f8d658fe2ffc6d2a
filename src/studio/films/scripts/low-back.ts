import type { BodyState } from "../body-state.ts";
import { beside, chair } from "../chair.ts";
import { comeToStand, type Gait, heelGait, saying, setOff, toeGait, walk } from "../gait.ts";
import { alongRail, behindBack, besideHips, besideHipsProne, onHips, underShoulder } from "../hands.ts";
import { rail } from "../rail.ts";
import type { FilmScript, Glow, HandPlace } from "../script.ts";
import { seated } from "../seated.ts";
import type { Beat } from "../timeline.ts";

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

/** Under the heel, the fingers along the tendon. */
const underHeel: HandPlace = { bone: "skin", shift: [-2.15, -7.55, -0.6], part: "palm", palm: [0, 0.1, 1], fingers: [0, 1, -0.1], elbow: [0.4, -1, 0.4], turnsWith: "foot.R", curl: 16, gather: 0.7 };

const straightLegRaise: FilmScript = {
  key: "straight_leg_raise",
  sex: "female",
  support: "couch on the back",
  camera: { from: [-44, 14, 8.6], at: [0, 3, 0.2], viewAngle: 17.8 },
  start: { "right ankle up": -12, "left ankle up": -18, "neck bend": 4 },
  beats: [
    { seconds: 2, say: "Lie on your back, both legs straight." },
    { seconds: 3, to: { "right hip bend": 52, "right ankle up": 0 }, glow: 1, arrow: "foot.R", say: "A helper lifts the leg slowly by the heel." },
    { seconds: 2, say: "Stop as soon as leg pain comes." },
    { seconds: 2, say: "How high was it? Where did it hurt?" },
    { seconds: 3, to: { "right hip bend": 0, "right ankle up": -12 }, glow: 0, arrow: "foot.R", say: "Lower it slowly. Then the other leg." },
    { seconds: 0.8 },
  ],
  hands: { L: besideHips, R: besideHips },
  helper: { sex: "male", shoulders: [-1.2, 5.3, 10.2], facing: 180, lean: 24, hands: { L: underHeel } },
  glow: rightSciatic,
  angle: { at: "upperleg01.R", towards: "lowerleg01.R", radius: 3.4 },
  posterAt: 6,
};

const slump: FilmScript = {
  key: "slump",
  sex: "male",
  support: "seat",
  camera: { from: [-46, 9, 6], at: [0, 1.3, 2], viewAngle: 20 },
  start: seated,
  beats: [
    { seconds: 2, say: "Sit upright, hands behind your back." },
    { seconds: 1.2, to: { "back bend": 64, "neck bend": 46, lean: -14, "left hip bend": 72, "right hip bend": 72 }, arrow: "head", say: "Let your back go round and your chin sink to the chest." },
    { seconds: 1.6 },
    { seconds: 2, to: { "right knee bend": 6, "right ankle up": 15 }, glow: 1, arrow: "foot.R", say: "Straighten the sore leg slowly, toes up." },
    { seconds: 2, say: "Stop as soon as your leg pain comes." },
    { seconds: 1, to: { "neck bend": -20 }, glow: 0.25, arrow: "head", say: "Lift only your head. Does the leg get easier?" },
    { seconds: 1.8 },
    { seconds: 1, to: { "neck bend": 0, "right knee bend": 86, "right ankle up": 0 }, glow: 0, arrow: "foot.R", say: "Put the foot down. Then the other leg." },
    { seconds: 1.2, to: { ...seated, "back bend": 0, lean: 0 } },
    { seconds: 0.6 },
  ],
  hands: { L: behindBack, R: behindBack },
  glow: rightSciatic,
  posterAt: 7.2,
};

const bendForward: FilmScript = {
  key: "bend_forward",
  sex: "male",
  support: "floor",
  camera: { from: [-52, 11, -13], at: [0, 8.4, 1.4], viewAngle: 19.5 },
  start: {},
  beats: [
    { seconds: 1.6, say: "Stand with your knees straight." },
    { seconds: 2.6, say: "Let head and arms sink forward; bend slowly.", to: { "neck bend": 30, "back bend": 62, lean: 42, "left hip bend": 46, "right hip bend": 46, "left arm forward": 100, "right arm forward": 100 }, glow: 1, arrow: "head" },
    { seconds: 1.8, say: "Go only as far as is comfortable." },
    { seconds: 1.6, say: "Hold for two breaths." },
    { seconds: 2.2, say: "How far are the fingers from the floor?" },
    { seconds: 2.6, say: "Come up slowly, with hands on the thighs if needed.", to: { "neck bend": 0, "back bend": 0, lean: 0, "left hip bend": 0, "right hip bend": 0, "left arm forward": 0, "right arm forward": 0 }, glow: 0, arrow: "head" },
    { seconds: 0.8 },
  ],
  levelFeet: true,
  glow: { places: [lowBack] },
  posterAt: 5.4,
};

const bendBack: FilmScript = {
  key: "bend_back",
  sex: "female",
  support: "floor",
  camera: { from: [-50, 11, -16], at: [0, 8, 0], viewAngle: 18.5 },
  start: {},
  beats: [
    { seconds: 2.4, say: "Beside a chair; hands on the back of the hips." },
    { seconds: 2.2, say: "Lean back slowly, knees straight.", to: { "back bend": -30, "neck bend": -14, lean: -9, "left hip bend": -14, "right hip bend": -14 }, glow: 1, arrow: "head" },
    { seconds: 3.2, say: "Stay for up to 30 seconds and feel back and legs." },
    { seconds: 2.2, say: "Come back up slowly.", to: { "back bend": 0, "neck bend": 0, lean: 0, "left hip bend": 0, "right hip bend": 0 }, glow: 0, arrow: "head" },
    { seconds: 0.5 },
  ],
  hands: { L: onHips, R: onHips },
  furniture: beside(chair(4.4)),
  levelFeet: true,
  glow: { places: [lowBack] },
  posterAt: 6,
};

const upright = { "left hip bend": 0, "right hip bend": 0, "left knee bend": 0, "right knee bend": 0, "left arm forward": 0, "right arm forward": 0, "left elbow bend": 8, "right elbow bend": 8, "back turn": 0 };
const ankles = (up: number) => ({ "left ankle up": up, "right ankle up": up });
const onHeels = { ...upright, ...ankles(22) };
const onToes = { ...upright, ...ankles(-34) };

/** Steps that grow from standing, go on and end softly; `asking` is said half way. */
const tenSteps = (gait: Gait, standing: BodyState, asking: string): Beat[] => [
  ...setOff(standing, walk(gait, 0.25, 0.5, 1.2)),
  ...walk(gait, 0.75, 2, 1.2),
  ...saying(asking, walk(gait, 0.75, 2, 1.2)),
  ...comeToStand(standing, walk(gait, 0.75, 0.5, 1.2)),
];

const heelWalk: FilmScript = {
  key: "heel_walk",
  sex: "male",
  support: "walking",
  camera: { from: [-42, 8, 26], at: [0, 5.2, 0], viewAngle: 14 },
  start: { ...upright, "right arm out": 10 },
  beats: [
    { seconds: 2.4, say: "Take off your shoes; stand at a wall or rail." },
    { seconds: 0.8, to: { ...onHeels, lean: 2 }, arrow: "toe2-1.R", say: "Lift the toes and walk ten steps on your heels." },
    ...tenSteps(heelGait, onHeels, "Watch whether the toes of one foot sink."),
    { seconds: 0.8, to: { ...ankles(0), lean: 0 } },
    { seconds: 0.6 },
  ],
  levelFeet: true,
  furniture: rail,
  hands: { L: alongRail },
  posterAt: 4.4,
};

/** Standing on one leg, the other foot lifted behind. */
const onLeft = { "right knee bend": 58, "right hip bend": 4 };
const onRight = { "left knee bend": 58, "left hip bend": 4 };
/** @param own the side that rises on its toes */
const rises = (own: "left" | "right", times: number): Beat[] =>
  Array.from({ length: times }).flatMap((): Beat[] => [{ seconds: 0.45, to: { [`${own} ankle up`]: -34 } }, { seconds: 0.1 }, { seconds: 0.45, to: { [`${own} ankle up`]: 0 } }]);

const toeWalk: FilmScript = {
  ...heelWalk,
  key: "toe_walk",
  sex: "female",
  start: { ...upright, "right arm out": 8 },
  beats: [
    { seconds: 2.4, say: "Take off your shoes; stand at a wall or rail." },
    { seconds: 0.8, to: onToes, arrow: "foot.R", say: "Go up on the toes of both feet and walk ten steps." },
    ...tenSteps(toeGait, onToes, "Stay as high as you can."),
    { seconds: 0.6, to: ankles(0) },
    { seconds: 1.4, to: onRight, say: "If easy: hold on, stand on one leg" },
    { seconds: 0.4 },
    ...saying("and rise on the toes five times.", rises("right", 5)),
    { seconds: 1.2, to: { ...upright, ...onLeft }, say: "Then on the other leg. Is one side weaker?" },
    ...rises("left", 1),
    { seconds: 0.6, to: upright },
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
    { seconds: 1.8, say: "Lie on your belly, legs straight." },
    { seconds: 2.6, say: "Bring the heel slowly towards the buttock.", to: { "right knee bend": 112, "right ankle up": -10 }, glow: 1, arrow: "foot.R" },
    { seconds: 1.4, say: "Use no force." },
    { seconds: 2.2, say: "Hold for a few seconds. Where does it hurt?" },
    { seconds: 2.6, say: "Lower it. Do the same on the other side.", to: { "right knee bend": 0, "right ankle up": -42 }, glow: 0, arrow: "foot.R" },
    { seconds: 0.6 },
  ],
  hands: { L: besideHipsProne, R: besideHipsProne },
  glow: { places: [{ at: [-1.2, -0.6, 1], radius: 0.8 }, { at: [-1.4, -2, 1], radius: 0.9 }] },
  angle: { at: "lowerleg01.R", towards: "foot.R", radius: 2.6 },
  posterAt: 5,
};

const pronePressUp: FilmScript = {
  key: "prone_press_up",
  sex: "female",
  support: "couch on the belly",
  camera: { from: [-44, 14, 10], at: [0, 1.8, 0.6], viewAngle: 21.5 },
  start: { "left ankle up": -42, "right ankle up": -42, "neck bend": -10 },
  beats: [
    { seconds: 2.4, say: "Lie on your belly, hands under the shoulders." },
    { seconds: 1.8, say: "Rest there for a minute." },
    { seconds: 2.4, to: { "back bend": -46, "neck bend": -14 }, glow: 1, arrow: "head", say: "Press the chest up; leave hips and legs lying." },
    { seconds: 2.4, say: "Only as far as is comfortable; hold a moment." },
    { seconds: 2.4, to: { "back bend": 0, "neck bend": -10 }, glow: 0, arrow: "head", say: "Lower again. Feel where the pain goes." },
    { seconds: 0.8 },
  ],
  hands: { L: underShoulder, R: underShoulder },
  glow: { places: [lowBack] },
  posterAt: 7.4,
};

const oneLegLeanBack: FilmScript = {
  key: "one_leg_lean_back",
  sex: "male",
  support: "floor",
  camera: { from: [-36, 12, -36], at: [0.7, 8.3, -0.2], viewAngle: 20.5 },
  start: { "left hip bend": 14, "left knee bend": 42, "left arm out": 20 },
  beats: [
    { seconds: 2.8, say: "Stand beside a wall or chair; hold on with one hand." },
    { seconds: 1.8, say: "Stand on one leg." },
    { seconds: 2, to: { "back bend": -26, "neck bend": -10, lean: -7, "left hip bend": 7, "right hip bend": -8 }, glow: 1, arrow: "head", say: "Lean back a little; stop when it hurts." },
    { seconds: 1.6, say: "Only a little." },
    { seconds: 1.9, to: { "back bend": 0, "neck bend": 0, lean: 0, "left hip bend": 14, "right hip bend": 0 }, glow: 0, arrow: "head", say: "Come up and do the same on the other leg." },
    { seconds: 0.8 },
  ],
  hands: { L: { bone: "room", shift: [3.9, 9.66, 1.2], palm: [0, -1, 0], elbow: [0.3, -0.8, -1], fingers: [0.75, -0.12, 0.6], curl: 26 } },
  furniture: beside(chair(4.4)),
  levelFeet: true,
  glow: { places: [{ at: [-0.55, 1.6, -0.9], radius: 0.75 }] },
  posterAt: 6.6,
};

export const lowBackFilms: readonly FilmScript[] = [straightLegRaise, slump, bendForward, bendBack, oneLegLeanBack, heelWalk, toeWalk, pronePressUp, proneKneeBend];
