import { type FilmScript, type Glow, hanging, type HandPlace } from "../script.ts";

const rightShoulder: Glow = { places: [{ at: [-2, 5.05, 0.1], radius: 0.75 }] };
const topOfRightShoulder: Glow = { places: [{ at: [-1.5, 5.45, 0.05], radius: 0.5 }] };

const painfulArc: FilmScript = {
  key: "painful_arc",
  sex: "male",
  support: "floor",
  camera: { from: [-12, 15, 44], at: [-1.6, 14.8, 0], viewAngle: 18 },
  start: { "right forearm turn": 14 },
  beats: [
    { seconds: 2, say: "Stand with arms hanging, thumbs forward." },
    { seconds: 1.8, to: { "right arm out": 92, "right arm turn": 45 }, glow: 1, arrow: "wrist.R", say: "Lift the sore arm out to the side," },
    { seconds: 1.5, to: { "right arm out": 158, "right arm turn": 70 }, glow: 0.25, arrow: "wrist.R", say: "and up as far as it goes." },
    { seconds: 2, say: "Notice where on the way it hurts." },
    { seconds: 1.5, to: { "right arm out": 92, "right arm turn": 45 }, glow: 1, say: "Lower it slowly. Then the good arm." },
    { seconds: 1.8, to: { "right arm out": 0, "right arm turn": 0 }, glow: 0 },
    { seconds: 0.8 },
  ],
  glow: rightShoulder,
  angle: { at: "upperarm01.R", towards: "lowerarm01.R", radius: 2.3 },
  posterAt: 3.8,
};

/** The hand on the front of the other shoulder. */
const onOtherShoulder: HandPlace = {
  bone: "skin", shift: [-1.75, 5.25, 0.55], part: "palm", palm: [0, -0.35, -1], fingers: [-1, 0.35, -0.3], elbow: [0.75, -0.25, 1], curl: 16,
};
/** Pushed on round that shoulder, the elbow closer to the chest. */
const roundOtherShoulder: HandPlace = {
  ...onOtherShoulder, shift: [-2.3, 5, 0.2], palm: [0.35, -0.35, -0.9], fingers: [-0.9, 0.2, -0.6], elbow: [0.75, 0, 1],
};
/** The good hand behind the elbow of the lifted arm. */
const behindOtherElbow: HandPlace = {
  bone: "skin", shift: [-3.15, 3.5, -0.35], part: "palm", palm: [0.1, 0.3, -1], fingers: [-0.9, 0.4, 0], elbow: [0.8, -0.9, 0.3], curl: 24,
};

const crossBody: FilmScript = {
  key: "cross_body",
  sex: "female",
  support: "floor",
  camera: { from: [-20, 14.5, 38], at: [-0.2, 12.4, 0.6], viewAngle: 12.5 },
  start: { "right forearm turn": 14 },
  beats: [
    { seconds: 1.8, say: "Lift the sore arm to the front." },
    { seconds: 1.8, to: { "right arm forward": 80 }, arrow: "wrist.R" },
    { seconds: 1.8, to: { "right hand": 1 }, say: "Put the hand on the other shoulder." },
    { seconds: 1.6, to: { "left hand": 1 }, say: "Gently push the elbow closer." },
    { seconds: 1.2, to: { "right hand": 2 }, glow: 1, arrow: "lowerarm01.R", arrowLead: 55 },
    { seconds: 2.4, say: "Notice where it hurts." },
    { seconds: 1.2, to: { "right hand": 1 }, glow: 0 },
    { seconds: 0.8 },
  ],
  hands: { R: [hanging, onOtherShoulder, roundOtherShoulder], L: [hanging, behindOtherElbow] },
  glow: topOfRightShoulder,
  posterAt: 9,
};

/** The good hand under the elbow of the sore arm, and waiting below it. */
const underOtherElbow: HandPlace = {
  bone: "skin", shift: [-3.05, 3.3, -0.35], part: "palm", palm: [0, 1, 0.1], fingers: [-1, 0, 0.2], elbow: [0.4, -1, 0.5], curl: 16,
};
/** The good hand a little below the sore forearm, wherever that goes. */
const belowForearm: HandPlace = { bone: "skin", shift: [-3.6, 2.45, 0.85], part: "palm", above: 0.45, palm: [0, 1, 0.1], fingers: [-1, 0, 0.2], elbow: [0.4, -1, 0.5], curl: 12 };

const dropArm: FilmScript = {
  key: "drop_arm",
  sex: "male",
  support: "floor",
  camera: { from: [-6, 14, 42], at: [-1, 12.4, 0.6], viewAngle: 14 },
  start: { "right forearm turn": 14, "right arm forward": 46, "right arm out": 16, "right elbow bend": 14, "left hand": 1 },
  beats: [
    { seconds: 2, to: { "right arm out": 42, "right arm forward": 80, "right elbow bend": 0 }, arrow: "wrist.R", say: "Lift the sore arm with the good hand." },
    { seconds: 1.2 },
    { seconds: 1.2, to: { "left hand": 2 }, say: "Take the help away." },
    { seconds: 3.4, to: { "left hand": 3, "right arm out": 8, "right arm forward": 30, "right elbow bend": 26 }, glow: 1, arrow: "wrist.R", say: "Lower the arm slowly. Count to five." },
    { seconds: 2.6, say: "Stop if it drops. Keep the good hand below." },
  ],
  hands: { L: [hanging, underOtherElbow, { ...underOtherElbow, above: 0.5 }, belowForearm] },
  glow: rightShoulder,
  posterAt: 3,
};

/** On the way past the trunk. */
const beforeWaist: HandPlace = { bone: "spine04", shift: [1.3, 0.6, 3], palm: [-0.6, -0.6, -0.4], fingers: [-0.7, 0.3, 0.7], elbow: [1, -0.8, 0], curl: 14 };
const onOtherForearm: HandPlace = {
  bone: "skin", shift: [-3.35, 3.6, 0.2], part: "palm", palm: [0, -1, 0], fingers: [-0.9, 0, 0.3], elbow: [0.8, -0.5, 0.6], curl: 14,
};

const emptyCan: FilmScript = {
  key: "empty_can",
  sex: "female",
  support: "floor",
  camera: { from: [12, 27, 36], at: [-1.2, 12.7, 1.2], viewAngle: 13.2 },
  start: {},
  beats: [
    { seconds: 1.8, to: { "right arm forward": 82, "right arm out": 32 }, arrow: "wrist.R", say: "Hold the arm half to the side." },
    { seconds: 1.2, to: { "right arm turn": -55, "right forearm turn": -75 }, arrow: "finger1-2.R", say: "Turn the thumb down." },
    { seconds: 1.4, to: { "left hand": 2 }, say: "Press up against the other hand, gently," },
    { seconds: 0.8, to: { "right arm forward": 86 }, glow: 1, arrow: "wrist.R" },
    { seconds: 2.4, say: "for three seconds. Does it hurt?" },
    { seconds: 2, glow: 0.4, say: "Compare with the good arm." },
  ],
  hands: { L: [hanging, beforeWaist, onOtherForearm] },
  glow: rightShoulder,
  posterAt: 6.4,
};

/** The back of the hand on the back, at a height of the neutral human. */
const onBack = (height: number, away: number, tilt: number): HandPlace => ({
  bone: "skin", shift: [away, height, -1], part: "knuckles", palm: [0, 0, -1], fingers: [-0.9, tilt, -0.1], elbow: [1, -0.5, -0.9], curl: 22, above: 0.02,
});
const besideHip: HandPlace = { bone: "root", shift: [2.6, 0.2, -1.2], palm: [-0.4, 0, -1], fingers: [-0.3, -0.8, -0.4], elbow: [1, 0, -0.9], curl: 14 };

const handBehindBack: FilmScript = {
  key: "hand_behind_back",
  sex: "male",
  support: "floor",
  camera: { from: [9, 14, -42], at: [0, 12.8, 0], viewAngle: 14.4 },
  start: {},
  beats: [
    { seconds: 2.2, to: { "left hand": 2 }, say: "Good hand first: its back on your back." },
    { seconds: 1.2, to: { "left hand": 3 }, arrow: "finger1-3.L", say: "Slide the thumb up." },
    { seconds: 1.4, say: "As far as it goes." },
    { seconds: 1.8, to: { "left hand": 0 } },
    { seconds: 2.2, to: { "right hand": 2 }, glow: 1, say: "Do the same with the sore arm." },
    { seconds: 3, say: "How high does the thumb get? Compare." },
    { seconds: 2.2, to: { "right hand": 0 }, glow: 0 },
    { seconds: 0.6 },
  ],
  hands: { L: [hanging, besideHip, onBack(1.7, 0.1, 0.2), onBack(3.1, 0, 0.9)], R: [hanging, besideHip, onBack(1.5, 0.4, 0)] },
  glow: { places: [{ at: [-2, 5, -0.2], radius: 0.8 }] },
  posterAt: 4.2,
};

/** Both hands hold the stick from below. */
const palmsUp = { "left forearm turn": 92, "right forearm turn": 92, "left curl": 46, "right curl": 46, "left thumb in": 0.5, "right thumb in": 0.5 } as const;
const lowered = { "left elbow bend": -6, "right elbow bend": -6 } as const;
const bentAtSide = { "left elbow bend": 84, "right elbow bend": 84 } as const;

const turningOut: FilmScript = {
  key: "turning_out_at_side",
  sex: "female",
  support: "floor",
  camera: { from: [-3, 25.5, 36], at: [0, 12.8, 1], viewAngle: 12.6 },
  start: { ...bentAtSide, "left forearm turn": 16, "right forearm turn": 16, "left arm out": -3, "right arm out": -3 },
  beats: [
    { seconds: 2.2, say: "Elbows bent and held to the sides." },
    { seconds: 2, to: { "left arm turn": 62, "right arm turn": 16 }, glow: 1, arrow: "wrist.L", say: "Turn both hands out as far as they go." },
    { seconds: 2.2, say: "Is one side stuck earlier?" },
    { seconds: 1.4, to: { "left arm turn": 0, "right arm turn": 0, ...lowered, ...palmsUp }, glow: 0 },
    { seconds: 0.1, to: { held: 1 } },
    { seconds: 1.2, to: bentAtSide, say: "Take a stick in both hands." },
    { seconds: 0.6 },
    { seconds: 1.8, to: { "left arm turn": -28, "right arm turn": 28 }, glow: 1, arrow: "wrist.R", say: "Gently push the sore side a little further." },
    { seconds: 1.8 },
    { seconds: 1.8, to: { "left arm turn": 0, "right arm turn": 0 }, glow: 0, say: "Compare both sides." },
    { seconds: 0.8 },
  ],
  held: { grip: "in both palms", hand: "L", parts: [{ middle: [0, 0, 0], size: [0.26, 7, 0.26] }] },
  glow: rightShoulder,
  posterAt: 12.4,
};

export const shoulderFilms: readonly FilmScript[] = [painfulArc, emptyCan, handBehindBack, crossBody, turningOut, dropArm];
