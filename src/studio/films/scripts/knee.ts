import { alongRail, besideHips, onRail } from "../hands.ts";
import { chair } from "../chair.ts";
import { comeToStand, easyGait, saying, setOff, strideState, walk } from "../gait.ts";
import { rail } from "../rail.ts";
import type { FilmScript, Glow, HandPlace } from "../script.ts";
import { seated } from "../seated.ts";

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
    { seconds: 1, to: { turn: 24 }, glow: 1, arrow: "upperleg01.L", say: "Slowly turn hips and knee to both sides, three times." },
    { seconds: 1.8, to: { turn: -24 }, arrow: "upperleg01.L" },
    { seconds: 1.8, to: { turn: 24 }, arrow: "upperleg01.L", say: "The foot stays on the floor." },
    { seconds: 1.8, to: { turn: -24 }, arrow: "upperleg01.L", say: "Notice pain at the joint gap, and any catching." },
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

const standing = { ...strideState(easyGait, 0), "left hip bend": 0, "right hip bend": 0, "left knee bend": 0, "right knee bend": 0, "left ankle up": 0, "right ankle up": 0, "left arm forward": 0, "right arm forward": 0, "back turn": 0 };

const fourSteps: FilmScript = {
  key: "four_steps",
  sex: "male",
  support: "walking",
  camera: { from: [-42, 8, 26], at: [0, 5.4, 0], viewAngle: 14.4 },
  start: { ...standing, "right hip bend": 12, "right knee bend": 14, "right ankle up": -6, "left hip out": -1 },
  beats: [
    { seconds: 2.2, say: "Stand up and hold on to something." },
    { seconds: 1.2, to: standing, glow: 0.7, arrow: "lowerleg01.R", say: "Put weight on the sore leg little by little." },
    { seconds: 1.1 },
    { seconds: 0.5, say: "If that is bearable, walk four steps." },
    ...setOff(standing, walk(easyGait, 0.2, 0.5, 1.4)),
    ...walk(easyGait, 0.7, 0.5, 1.4),
    ...saying("Two with each leg. Limping is fine.", walk(easyGait, 1.2, 0.5, 1.4)),
    ...comeToStand(standing, walk(easyGait, 1.7, 0.5, 1.4)),
    { seconds: 0.4, glow: 0 },
    { seconds: 2.4, say: "How bad was the worst pain, from 0 to 10?" },
  ],
  levelFeet: true,
  furniture: rail,
  hands: { L: alongRail },
  glow: rightKnee,
  posterAt: 6.6,
};

const stepDown: FilmScript = {
  key: "step_down",
  sex: "female",
  support: "floor",
  camera: { from: [-38, 9, 30], at: [0.2, 4.5, 0.6], viewAngle: 15.4 },
  start: { "left hip out": 0 },
  beats: [
    { seconds: 2.2, say: "Stand on the step, one hand on the rail." },
    { seconds: 0.8, to: { "left hip bend": 26, "left knee bend": 8 }, arrow: "foot.L" },
    {
      seconds: 2.1,
      to: { lean: 6, "back bend": 6, "right hip bend": 52, "right knee bend": 82, "left hip bend": 29, "left knee bend": 2, "left ankle up": 8 },
      glow: 1,
      arrow: "foot.L",
      say: "Slowly lower the other heel to the floor.",
    },
    { seconds: 1.6, say: "Count to three. Touch lightly." },
    { seconds: 2.1, to: { lean: 0, "back bend": 0, "right hip bend": 0, "right knee bend": 0, "left hip bend": 26, "left knee bend": 8, "left ankle up": 0 }, glow: 0, say: "Come up again. Do it three times." },
    { seconds: 0.8, to: { "left hip bend": 0, "left knee bend": 0 } },
    { seconds: 1.8, say: "Then the good leg. Compare." },
  ],
  levelFeet: true,
  furniture: [
    { middle: [0, -0.6, -1.7], size: [8, 1.2, 5] },
    { middle: [-3.6, 9.4, -1.4], size: [0.36, 0.36, 5.4], paint: "cushion" },
    { middle: [-3.6, 4.6, -3.4], size: [0.3, 9.4, 0.3], paint: "cushion" },
    { middle: [-3.6, 4.6, -0.5], size: [0.3, 9.4, 0.3], paint: "cushion" },
  ],
  hands: { R: { bone: "room", shift: [3.6, 9.85, -0.1], palm: [0, -1, 0], elbow: [0.5, -1, -0.8], fingers: [-0.1, -0.2, 1], curl: 30 } },
  step: { height: 1.2, foot: "R" },
  glow: rightKnee,
  posterAt: 5.4,
};

/** One finger along the joint gap of the right knee, at the inner side with the left hand, at the outer with the right one. */
const gapSpot = (shift: HandPlace["shift"], lean: number): HandPlace => ({
  bone: "skin", shift, part: "index", palm: [-1, -0.3, lean], fingers: [-0.35, -0.85, 0.25], elbow: [1, 0, -0.5], curl: [8, 52, 58, 60], thumbIn: 0.4,
});

const jointLinePress: FilmScript = {
  key: "joint_line_press",
  sex: "female",
  support: "seat",
  camera: { from: [-3, 9, 31], at: [-1.2, 0.5, 4], viewAngle: 11 },
  start: { ...seated, "back bend": 30, lean: 8, "neck bend": 10, "left hip bend": 94, "right hip bend": 94 },
  beats: [
    { seconds: 2, say: "Sit with the knee at a right angle." },
    { seconds: 2.6, say: "Find the soft dent beside the end of the kneecap." },
    { seconds: 1.4, to: { "left hand": 1 }, glow: 1, arrow: "finger2-3.L", say: "Press along the inner groove, front to back." },
    { seconds: 1.2 },
    { seconds: 1.4, to: { "right hand": 1 }, arrow: "finger2-3.R", say: "Then along the outer side." },
    { seconds: 1.2 },
    { seconds: 2.6, say: "Do the same on the good knee and compare." },
    { seconds: 0.4, glow: 0 },
  ],
  hands: {
    L: [gapSpot([-1.2, -3.85, 0.75], 0), gapSpot([-1.02, -3.85, 0.15], 0)],
    R: [gapSpot([1.95, -3.85, 0.72], 0), gapSpot([2.12, -3.85, 0.15], 0)],
  },
  glow: { places: [{ at: [-1.03, -3.85, 0.35], radius: 0.26 }, { at: [-2.14, -3.85, 0.35], radius: 0.26, with: "right hand" }] },
  posterAt: 6.6,
};

export const kneeFilms: readonly FilmScript[] = [jointLinePress, fourSteps, stepDown, kneeSquat, thessalyTwist, straightenFully];
