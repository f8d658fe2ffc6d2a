import { onThighs } from "../hands.ts";
import { type FilmScript, type Glow, hanging, type HandPlace } from "../script.ts";
import { seated } from "../seated.ts";
import { table } from "../table.ts";

const outerElbow: Glow = { places: [{ at: [-3.3, 3.55, 0.25], radius: 0.5 }] };
const innerElbow: Glow = { places: [{ at: [-2.8, 3.32, 0.1], radius: 0.55 }, { at: [-3.05, 3.05, 0.3], radius: 0.45 }] };

const atTable = { ...seated, lean: 10, "left hip bend": 96, "right hip bend": 96, "neck bend": 16 } as const;
const top = 2.7;

/** Leaning on a deep table with the sore arm stretched out, so that the elbow is almost straight and the other hand still gets there. */
const stretched = { ...seated, lean: 20, "back bend": 12, "back turn": -20, "left hip bend": 106, "right hip bend": 106, "neck bend": 4, "neck turn": 14 } as const;
const deepTable = table(2.2, top, 7);

/** The sore forearm on the table; `lift` raises the hand at the wrist, degrees; `up` is 1 for the palm up, -1 for the palm down. */
const onTable = (up: 1 | -1, lift: number, curl: number, thumbIn = 0, [aside, before]: readonly [number, number] = [1.5, 4.6]): HandPlace => {
  const [c, s] = [Math.cos((lift * Math.PI) / 180), Math.sin((lift * Math.PI) / 180)];
  return { bone: "room", shift: [aside, top + 0.24, before], palm: [0, up * c, -up * s], fingers: [-0.05, s, c], elbow: [0.5, -1, -0.2], curl, thumbIn };
};
/** The other hand waits on the table, and presses down on the lifted one. */
const waiting: HandPlace = { bone: "room", shift: [1.7, top + 0.3, 3.7], palm: [0, -1, 0], fingers: [-0.35, 0, 1], elbow: [1, -0.8, -0.2], curl: 14 };
/** Where the wrist of a stretched arm lies. */
const far = [0.6, 6.5] as const;
const waitingFar: HandPlace = { ...waiting, shift: [1.7, top + 0.3, 5.4] };
const overFist: HandPlace = { bone: "other hand", shift: [0.1, 0.85, -0.2], part: "palm", palm: [0, 0, 1], fingers: [-1, 0.1, 0], elbow: [1, 0.3, 0], curl: 26 };
const onUpturnedFist: HandPlace = { bone: "other hand", shift: [0, 0.8, 0.5], part: "palm", palm: [0, 0, -1], fingers: [1, 0.1, 0], elbow: [1, 0.3, 0], curl: 26 };

const wristUp: FilmScript = {
  key: "resisted_wrist_up",
  sex: "male",
  support: "seat",
  camera: { from: [-28, 17, 22], at: [-0.7, 3.9, 4.2], viewAngle: 11.5 },
  start: stretched,
  beats: [
    { seconds: 2.3, say: "Sit with the forearm on the table, palm down." },
    { seconds: 1, to: { "right hand": 1 }, say: "Make a fist and lift it a little." },
    { seconds: 1, to: { "right hand": 2 }, arrow: "finger3-1.R" },
    { seconds: 1.2, to: { "left hand": 1 }, say: "Press down on it with the other hand;" },
    { seconds: 0.2 },
    { seconds: 0.8, to: { "right hand": 3 }, glow: 1 },
    { seconds: 2.2, say: "hold against it for three seconds." },
    { seconds: 1.6, say: "Where does it hurt?" },
    { seconds: 0.8, to: { "right hand": 2 }, glow: 0 },
  ],
  hands: { R: [onTable(-1, 0, 8, 0, far), onTable(-1, 0, 76, 0.9, far), onTable(-1, 28, 76, 0.9, far), onTable(-1, 22, 76, 0.9, far)], L: [waitingFar, overFist] },
  furniture: deepTable,
  glow: outerElbow,
  posterAt: 8,
};

const wristDown: FilmScript = {
  ...wristUp,
  key: "resisted_wrist_down",
  sex: "female",
  start: atTable,
  camera: { from: [15, 27, 20], at: [-1, 3.6, 2.5], viewAngle: 10.4 },
  beats: [
    { seconds: 2.2, say: "Sit with the forearm on the table, palm up." },
    ...wristUp.beats.slice(1),
  ],
  hands: { R: [onTable(1, 0, 8), onTable(1, 0, 76, 0.9), onTable(1, 28, 76, 0.9), onTable(1, 22, 76, 0.9)], L: [waiting, onUpturnedFist] },
  furniture: table(1.8, top),
  glow: innerElbow,
};

const onMiddleFinger = (up: number): HandPlace => ({
  bone: "other hand", shift: [-0.04, 1.5, -up], part: "index", palm: [0.6, -0.6, 0.8], fingers: [-0.6, 0.5, 0.8], elbow: [1, 0.2, 0], curl: [12, 70, 75, 80], thumbIn: 0.5,
});

const middleFinger: FilmScript = {
  ...wristUp,
  key: "middle_finger",
  sex: "female",
  camera: { from: [-28, 16, 24], at: [-0.6, 3.8, 4.9], viewAngle: 9 },
  beats: [
    { seconds: 2.2, say: "Forearm on the table, palm down." },
    { seconds: 1, to: { "right middle curl": -48 }, arrow: "finger3-3.R", say: "Lift the straight middle finger." },
    { seconds: 0.8 },
    { seconds: 1.2, to: { "left hand": 1 }, say: "Press down on it with one finger" },
    { seconds: 0.4 },
    { seconds: 0.6, to: { "right middle curl": -42 }, glow: 1 },
    { seconds: 3, say: "for three seconds. Where does it hurt?" },
    { seconds: 1.2, to: { "left hand": 0 }, glow: 0 },
    { seconds: 0.4 },
  ],
  hands: { R: onTable(-1, 0, 6, 0, [0.5, 5.7]), L: [waitingFar, onMiddleFinger(0.19)] },
  posterAt: 7,
};

const bentElbowHold: FilmScript = {
  key: "bent_elbow_hold",
  sex: "male",
  support: "seat",
  camera: { from: [-22, 8, 32], at: [0, 4.6, 0.6], viewAngle: 15 },
  start: { ...seated, "left elbow bend": 132, "right elbow bend": 132, "left arm forward": 14, "right arm forward": 14, "left arm out": 8, "right arm out": 8, "left arm turn": 6, "right arm turn": 6, "left forearm turn": 40, "right forearm turn": 40, "left wrist bend": 6, "right wrist bend": 6 },
  beats: [
    { seconds: 2, say: "Bend both elbows as far as comfortable," },
    { seconds: 2.2, to: { "left hand": 1, "right hand": 1 }, arrow: "wrist.R", say: "wrists straight, hands near the shoulders." },
    { seconds: 2.6, glow: 0.4, say: "Hold for one minute." },
    { seconds: 1, glow: 1, say: "Notice tingling in little and ring finger." },
    { seconds: 2.4 },
  ],
  hands: { L: [onThighs, hanging], R: [onThighs, hanging] },
  glow: { places: [{ at: [-2.95, 3.35, -0.2], radius: 0.4 }, { at: [-4.75, 1.76, 2.12], radius: 0.32 }, { at: [-4.85, 1.5, 2.4], radius: 0.32 }] },
  posterAt: 6,
};

export const elbowFilms: readonly FilmScript[] = [wristUp, wristDown, middleFinger, bentElbowHold];
