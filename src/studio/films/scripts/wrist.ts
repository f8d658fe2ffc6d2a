import { onThighs } from "../hands.ts";
import { type FilmScript, type Glow, type HandPlace } from "../script.ts";
import { seated } from "../seated.ts";
import { table } from "../table.ts";

const top = 2.7;
const atTable = { ...seated, lean: 8, "left hip bend": 94, "right hip bend": 94, "neck bend": 18 } as const;
/** The sore hand held out in front, thumb up, for the other one to work on. */
const heldOut = { ...seated, "right arm forward": 36, "right arm out": -4, "right elbow bend": 66, "right arm turn": -26, "right forearm turn": 14, "neck bend": 16 } as const;
const close = { from: [14, 11, 34], at: [-0.6, 3.5, 3], viewAngle: 4.8 } as const;

/** Back to back before the breastbone, fingers down; `high` is the wrists' height over the chest's bone. */
const backToBack = (high: number, elbowUp: number): HandPlace => ({
  bone: "spine01", shift: [-0.07, high, 3], part: "knuckles", palm: [1, 0, 0], fingers: [0, -1, 0.05], elbow: [1, elbowUp, -0.2], curl: 3, gather: 0.9,
});

const phalen: FilmScript = {
  key: "phalen",
  sex: "female",
  support: "seat",
  camera: { from: [-17, 9, 34], at: [0, 4.4, 1.6], viewAngle: 13 },
  start: { ...seated, "neck bend": 8 },
  beats: [
    { seconds: 1.4, to: { "left hand": 1, "right hand": 1 }, say: "Put the backs of your hands together, fingers down." },
    { seconds: 1 },
    { seconds: 0.6 },
    { seconds: 1.4, to: { "left hand": 2, "right hand": 2 }, arrow: "lowerarm01.R", say: "Let the elbows sink; do not push hard." },
    { seconds: 0.7 },
    { seconds: 2, glow: 0.3, say: "Hold for one minute." },
    { seconds: 1.2, glow: 1, say: "Do thumb, index or middle finger tingle?" },
    { seconds: 2.6 },
  ],
  hands: { L: [onThighs, backToBack(-1.3, 0.9), backToBack(-0.9, -0.25)], R: [onThighs, backToBack(-1.3, 0.9), backToBack(-0.9, -0.25)] },
  glow: { places: [{ at: [-4.05, 2.15, 2.6], radius: 0.34 }, { at: [-4.55, 1.7, 3], radius: 0.36 }] },
  posterAt: 8,
};

const palmUpOnTable: HandPlace = { bone: "room", shift: [0.8, top + 0.13, 3.9], palm: [0, 1, 0], fingers: [-0.1, 0.03, 1], elbow: [0.8, -1, -0.2], curl: 14 };
const besideOnTable: HandPlace = { bone: "room", shift: [1.5, top + 0.3, 3.6], palm: [0, -1, 0], fingers: [-0.35, 0, 1], elbow: [1, -0.8, -0.2], curl: 14 };
/** The index finger over the middle of the other wrist's crease. */
const overCrease = (away: number): HandPlace => ({
  bone: "other hand", shift: [0, 0.06, 0.22 + away], part: "index", palm: [0.1, -0.85, -0.45], fingers: [0.35, 0.45, -0.8 + away * 0.3], elbow: [1, 0.3, -0.4], curl: [18, 68, 74, 78], thumbIn: 0.5,
});

const taps = [0, 1, 2, 3].flatMap(() => [{ seconds: 0.3, to: { "left hand": 2 } }, { seconds: 0.3, to: { "left hand": 1 } }]);

const tappingWrist: FilmScript = {
  key: "tapping_wrist",
  sex: "male",
  support: "seat",
  camera: { from: [16, 19, 26], at: [-0.6, 3.3, 4], viewAngle: 6.6 },
  start: atTable,
  beats: [
    { seconds: 1.8, say: "Lay the hand on a table, palm up." },
    { seconds: 1.2, to: { "left hand": 1 }, say: "With one finger of the other hand" },
    { seconds: 0.5 },
    ...taps.slice(0, 2).map((tap, i) => ({ ...tap, ...(i === 0 ? { say: "tap on the middle of the wrist crease, six times." } : {}) })),
    ...taps,
    ...taps.slice(0, 2),
    { seconds: 0.5, glow: 1 },
    { seconds: 2.6, say: "Notice tingling into the fingers." },
  ],
  hands: { R: palmUpOnTable, L: [besideOnTable, overCrease(0.35), overCrease(0)] },
  furniture: table(1.8, top),
  glow: { places: [{ at: [-4.25, 2.35, 1.85], radius: 0.35 }, { at: [-4.6, 1.75, 2.8], radius: 0.45 }, { at: [-4, 2.15, 2.6], radius: 0.35 }] },
  posterAt: 4.2,
};

const thumbSide: Glow = { places: [{ at: [-4.2, 2.5, 1.85], radius: 0.4 }] };

const finkelstein: FilmScript = {
  key: "finkelstein",
  sex: "female",
  support: "seat",
  camera: { from: [32, 14, 14], at: [-0.7, 3.7, 3], viewAngle: 5.8 },
  start: { ...heldOut, "right thumb in": -0.2 },
  beats: [
    { seconds: 1.4, to: { "right thumb in": 1.35 }, say: "Lay the thumb in the palm," },
    { seconds: 1.4, to: { "right curl": 66 }, say: "close the fingers round it." },
    { seconds: 0.6 },
    { seconds: 1.8, to: { "right wrist side": 34 }, glow: 1, arrow: "finger2-2.R", say: "Slowly bend the wrist to the little finger." },
    { seconds: 0.4 },
    { seconds: 2.6, say: "Does it hurt at the thumb's side?" },
    { seconds: 1.8, to: { "right wrist side": 0 }, glow: 0, say: "Compare with the good hand." },
    { seconds: 1 },
  ],
  hands: { L: onThighs },
  glow: thumbSide,
  posterAt: 6,
};

/** Thumb and index finger of the good hand about the sore thumb, from above, a little round a circle. */
const pinchThumb = (degrees: number): HandPlace => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { bone: "finger1-3.R", shift: [0.02, 0.05 * c - 0.1, 0.05 * s + 0.14], part: "pinch", palm: [0.55, -0.7, -0.25], fingers: [-0.25, -0.45, 0.85], elbow: [0.8, 0.8, 0], turnsWith: "root", curl: [26, 36, 44, 52], thumbIn: 0.5 };
};
/** The fingers of the sore hand bent, the thumb lifted off them. */
const thumbOffFist = { "right curl": 52, "right thumb in": -0.5 } as const;

const thumbGrind: FilmScript = {
  key: "thumb_grind",
  sex: "male",
  support: "seat",
  camera: { ...close, from: [10, 15, 33], at: [-0.5, 3.8, 3], viewAngle: 5.4 },
  start: { ...heldOut, ...thumbOffFist },
  beats: [
    { seconds: 1.2, to: { "left hand": 1 }, say: "Hold the sore thumb's middle bone." },
    { seconds: 0.6 },
    { seconds: 0.8, to: { "right thumb in": -0.4 }, glow: 0.5, say: "Push it gently to the wrist" },
    { seconds: 0.8 },
    { seconds: 1.2, to: { "left hand": 5 }, glow: 1, say: "and turn it in small circles." },
    { seconds: 0.4 },
    { seconds: 1.2, to: { "left hand": 1 } },
    { seconds: 0.4 },
    { seconds: 2.8, say: "Is there pain or grinding at the base?" },
  ],
  hands: { L: [onThighs, pinchThumb(0), pinchThumb(90), pinchThumb(180), pinchThumb(270), pinchThumb(360)] },
  glow: { places: [{ at: [-4.2, 2.33, 2.1], radius: 0.33 }] },
  posterAt: 4.4,
};

/** As in a handshake: palm to palm, the fingers round the little finger's edge, the thumb on the index finger's side. */
const aroundKnuckles: HandPlace = { bone: "other hand", shift: [-0.1, 0.95, 0.2], part: "palm", palm: [0.1, 0, -1], fingers: [-1, 0.1, 0], elbow: [1, -0.6, 0.2], curl: [26, 34, 38, 42], thumbIn: -0.2, gather: 0.9 };
/** On the way the open hand comes under the other one from its side; its fingers close at the end. */
const underKnuckles: HandPlace = { ...aroundKnuckles, shift: [-0.05, 0.95, 0.3], curl: 2, thumbIn: -0.6 };
const besideKnuckles: HandPlace = { ...underKnuckles, shift: [0.85, 1, 0.55] };

const knuckleSqueeze: FilmScript = {
  key: "knuckle_squeeze",
  sex: "female",
  support: "seat",
  camera: { from: [8, 18, 32], at: [-1, 3.3, 3], viewAngle: 4.8 },
  start: { ...heldOut, "right forearm turn": -62, "right curl": -9, "right gather": 1 },
  beats: [
    { seconds: 2.2, say: "Hold the sore hand flat, fingers together." },
    { seconds: 1.6, to: { "left hand": 3 }, say: "Squeeze across all four knuckles" },
    { seconds: 0.4 },
    { seconds: 0.9, to: { "left curl": 12 }, glow: 1, say: "as in a firm handshake." },
    { seconds: 1.8 },
    { seconds: 0.9, to: { "left curl": 0 }, glow: 0 },
    { seconds: 2.2, say: "Compare with the other hand." },
  ],
  hands: { L: [onThighs, besideKnuckles, underKnuckles, aroundKnuckles] },
  glow: { places: [{ at: [-4.53, 2.03, 2.62], radius: 0.28 }, { at: [-4.65, 1.85, 2.4], radius: 0.28 }, { at: [-4.75, 1.76, 2.15], radius: 0.28 }] },
  posterAt: 5,
};

const inSnuffbox = (away: number): HandPlace => ({
  bone: "other hand", shift: [0.28 + away, 0.02, -0.04], part: "index", palm: [-1, -0.5, 0], fingers: [-1, 0.5, 0.3], elbow: [1, -0.1, 0.3], curl: [20, 70, 74, 78], thumbIn: 0.5,
});

const snuffboxPress: FilmScript = {
  key: "snuffbox_press",
  sex: "male",
  support: "seat",
  camera: { ...close, from: [6, 17, 33], viewAngle: 5.6 },
  start: heldOut,
  beats: [
    { seconds: 1.4, to: { "right thumb in": -0.8 }, arrow: "finger1-3.R", say: "Stretch the thumb out:" },
    { seconds: 2.2, glow: 0.35, say: "a dent shows on the thumb side of the wrist." },
    { seconds: 1.2, to: { "left hand": 1 }, say: "Press gently into it with one fingertip." },
    { seconds: 0.4 },
    { seconds: 0.7, to: { "left hand": 2 }, glow: 1 },
    { seconds: 2.2 },
    { seconds: 0.7, to: { "left hand": 1 }, glow: 0.3 },
    { seconds: 2, say: "Compare with the good hand." },
  ],
  hands: { L: [onThighs, inSnuffbox(0.25), inSnuffbox(0)] },
  glow: { places: [{ at: [-4.15, 2.42, 2.02], radius: 0.3 }] },
  posterAt: 7,
};

const triggerFinger: FilmScript = {
  key: "trigger_finger",
  sex: "female",
  support: "seat",
  camera: { ...close, from: [5, 34, 19], at: [-0.6, 3.2, 3.5], viewAngle: 4.2 },
  start: { ...heldOut, "right forearm turn": 84 },
  beats: [
    { seconds: 1.2, say: "Hold the palm up." },
    { seconds: 1.8, to: { "right curl": 66, "right thumb in": -0.3 }, say: "Slowly close the fist." },
    { seconds: 0.8 },
    { seconds: 1.8, to: { "right curl": 0, "right ring curl": 62 }, glow: 1, say: "Slowly open it, watch each finger." },
    { seconds: 1.4, say: "One may stay behind," },
    { seconds: 0.3, to: { "right ring curl": 0 }, glow: 0.5, say: "and spring open." },
    { seconds: 1 },
    { seconds: 1.2, to: { "left hand": 1 }, say: "Feel for a click at the base of that finger." },
    { seconds: 0.4 },
    { seconds: 2 },
  ],
  hands: { L: [onThighs, { bone: "other hand", shift: [-0.2, 0.92, 0.2], part: "index", palm: [-0.5, 0.3, -0.9], fingers: [0.8, 0.1, -0.6], elbow: [1, 0.2, 0.2], curl: [16, 68, 74, 78], thumbIn: 0.5 }] },
  glow: { places: [{ at: [-4.7, 1.82, 2.31], radius: 0.26 }] },
  posterAt: 5.8,
};

export const wristFilms: readonly FilmScript[] = [phalen, tappingWrist, finkelstein, thumbGrind, knuckleSqueeze, snuffboxPress, triggerFinger];
