import { onThighs } from "../hands.ts";
import type { FilmScript, HandPlace } from "../script.ts";
import { seated } from "../seated.ts";
import type { Beat } from "../timeline.ts";

const camera = { from: [-14, 9, 34], at: [0, 6.9, 0.5], viewAngle: 7.4 } as const;

/** Two fingertips on the temple, or on its pulse just before the ear. */
const onTemple = (height: number, before: number, above: number): HandPlace => ({
  bone: "skin", shift: [0.8, height, before], part: "middle", above, palm: [-0.9, -0.37, 0], fingers: [-0.35, 0.85, -0.35], elbow: [0.7, -1, 0.3], turnsWith: "head", curl: [10, 8, 50, 60], thumbIn: 0.4, gather: 0.9,
});

const templePress: FilmScript = {
  key: "temple_press",
  sex: "female",
  support: "seat",
  camera,
  start: seated,
  beats: [
    { seconds: 1.4, to: { "left hand": 1, "right hand": 1 }, say: "Put two fingers on each temple." },
    { seconds: 0.6 },
    { seconds: 0.6, to: { "jaw open": 5 }, say: "Clench the teeth, let go: feel the muscle." },
    { seconds: 0.5, to: { "jaw open": 0 } },
    { seconds: 0.6, to: { "jaw open": 5 } },
    { seconds: 0.5, to: { "jaw open": 0 } },
    { seconds: 0.6, to: { "left hand": 2, "right hand": 2 }, glow: 1, say: "Relax and press gently on the muscle," },
    { seconds: 1.6 },
    { seconds: 1, to: { "left hand": 3, "right hand": 3 }, say: "then feel for a cord with a pulse just before the ear." },
    { seconds: 2 },
    { seconds: 1.6, say: "Compare both sides." },
  ],
  hands: {
    L: [onThighs, onTemple(7.38, 1.05, -0.02), onTemple(7.38, 1.05, -0.05), onTemple(7.2, 0.72, 0)],
    R: [onThighs, onTemple(7.38, 1.05, -0.02), onTemple(7.38, 1.05, -0.05), onTemple(7.2, 0.72, 0)],
  },
  glow: { places: [{ at: [-0.7, 7.42, 0.92], radius: 0.3 }, { at: [0.7, 7.42, 0.92], radius: 0.3 }] },
  posterAt: 5.4,
};

/** Three fingers, one above the other, between the teeth, or `away` from the chin on the way there: clear of nose and eyes. */
const beforeMouth = (height: number, away: number): HandPlace => ({
  bone: "skin", shift: [0, height, 1.5], part: "middle", above: away, palm: [0.75, -0.1, -0.6], fingers: [-0.62, 0, -0.78], elbow: [1, -0.7, 0.6], turnsWith: "head", curl: [3, 3, 3, 62], thumbIn: 0.7, gather: 1,
});

const jawOpening: FilmScript = {
  key: "three_finger_jaw_opening",
  sex: "male",
  support: "seat",
  camera: { ...camera, from: [20, 8.5, 31], viewAngle: 6.8 },
  start: seated,
  beats: [
    { seconds: 1.6, say: "Wash your hands and sit down." },
    { seconds: 2, to: { "jaw open": 24 }, glow: 1, arrow: "oris05", say: "Open the mouth slowly, as wide as is comfortable." },
    { seconds: 1 },
    { seconds: 1.2, to: { "right hand": 1 }, say: "Try to put three fingertips between the teeth." },
    { seconds: 0.6 },
    { seconds: 0.9, to: { "right hand": 2 } },
    { seconds: 1.4, say: "Do not force it." },
    { seconds: 1.8, say: "How many fit? Where does it hurt?" },
    { seconds: 0.9, to: { "right hand": 1 } },
  ],
  hands: { L: onThighs, R: [onThighs, beforeMouth(6.35, 0.8), beforeMouth(6.6, 0.05)] },
  glow: { places: [{ at: [0.72, 6.95, 0.5], radius: 0.3 }, { at: [-0.72, 6.95, 0.5], radius: 0.3 }] },
  posterAt: 8,
};

const tapAt = (x: number, y: number, z: number, above: number): HandPlace => ({
  bone: "skin", shift: [x, y, z], part: "index", above, palm: [-0.7, -0.6, -0.4], fingers: [-0.45, 0.45, -0.75], elbow: [1, -0.8, 0.2], turnsWith: "head", curl: [12, 62, 70, 76], thumbIn: 0.5,
});
const lifted = 0.28;
const bothHands = (at: number) => ({ "left hand": at, "right hand": at });
const tapTwice = (at: number): Beat[] => [at + 1, at, at + 1, at].map((place) => ({ seconds: 0.3, to: bothHands(place) }));
const tapping = [onThighs, tapAt(0.48, 7.02, 1.2, lifted), tapAt(0.48, 7.02, 1.2, 0), tapAt(0.35, 7.55, 1.3, lifted), tapAt(0.35, 7.55, 1.3, 0), onThighs];
/** The handle of a spoon at the upper back teeth of a side (-1 the right, 1 the left), `away` below them or drawn `out` of the mouth. */
const spoonAt = (side: number, away: number, out = 0): HandPlace => ({
  bone: "head",
  shift: [0.45 + 0.02 * side + (0.4 - 0.2 * side) * out, -0.27 - away, 1.26 + 0.1 * side + 0.8 * out],
  part: "pinch",
  palm: [-0.14 + 0.14 * side, -0.42, -0.52 - 0.1 * side],
  fingers: [-0.08 + 0.12 * side, 0.82, -0.76 - 0.06 * side],
  elbow: [1, -0.8, 0.2],
  turnsWith: "head",
  curl: [16, 26, 52, 60],
  thumbIn: 0.5,
  gather: 0.9,
});
const tapTooth = (at: number): Beat[] => [at + 1, at, at + 1, at].map((place) => ({ seconds: 0.3, to: { "left hand": place } }));

const cheekTap: FilmScript = {
  key: "cheek_tap_lean_forward",
  sex: "female",
  support: "seat",
  camera: { from: [-12, 8.5, 36], at: [-0.1, 5.5, 1], viewAngle: 11 },
  start: seated,
  beats: [
    { seconds: 1.4, to: bothHands(1), say: "Tap gently with a fingertip on both cheekbones" },
    { seconds: 0.4, glow: 0.7 },
    ...tapTwice(1),
    { seconds: 0.8, to: bothHands(3), say: "and above the brows." },
    ...tapTwice(3),
    { seconds: 1.2, to: bothHands(5), glow: 0, say: "Take a spoon." },
    { seconds: 0.1, to: { held: 1 } },
    { seconds: 1, to: { "left hand": 6, "jaw open": 20 }, say: "Tap the upper back teeth on both sides with its handle." },
    { seconds: 0.7, to: { "left hand": 7 } },
    ...tapTooth(7),
    { seconds: 1, to: { "left hand": 10 } },
    ...tapTooth(10),
    { seconds: 0.6, to: { "left hand": 12 }, say: "" },
    { seconds: 1, to: { "left hand": 13, "jaw open": 0 } },
    { seconds: 0.1, to: { held: 0 } },
    { seconds: 1.6, to: { lean: 24, "back bend": 32, "neck bend": 32, "left hip bend": 110, "right hip bend": 110 }, glow: 0.8, arrow: "head", say: "Lean forward, head low, for five seconds." },
    { seconds: 1.2 },
    { seconds: 1.4, say: "Come up slowly." },
    { seconds: 1.6, to: { lean: 0, "back bend": 0, "neck bend": 0, "left hip bend": 86, "right hip bend": 86 }, glow: 0, arrow: "head" },
    { seconds: 0.4 },
  ],
  hands: { L: [...tapping, spoonAt(-1, 0.1, 1), spoonAt(-1, 0.12), spoonAt(-1, 0), spoonAt(0, 0.12, 0.9), spoonAt(1, 0.12), spoonAt(1, 0), spoonAt(1, 0.1, 1), onThighs], R: tapping },
  // A spoon: handle and bowl.
  held: { grip: "like a pen", hand: "L", parts: [{ middle: [0, 0.25, 0], size: [0.1, 1.4, 0.06] }, { middle: [0, -0.75, 0], size: [0.38, 0.62, 0.12], round: true }] },
  glow: { places: [{ at: [-0.45, 6.98, 1.2], radius: 0.24 }, { at: [0.45, 6.98, 1.2], radius: 0.24 }, { at: [-0.3, 7.6, 1.3], radius: 0.22 }, { at: [0.3, 7.6, 1.3], radius: 0.22 }] },
  posterAt: 2.1,
};

const armsForward = { "left arm forward": 84, "right arm forward": 84, "left arm out": 2, "right arm out": 2, "left forearm turn": 100, "right forearm turn": 100, "left elbow bend": -6, "right elbow bend": -6, "left hand": 1, "right hand": 1 } as const;

const faceArmsSpeech: FilmScript = {
  key: "face_arms_speech_check",
  sex: "male",
  support: "seat",
  camera: { from: [-6, 11, 39], at: [0.1, 5.2, 1.4], viewAngle: 12 },
  start: { ...seated, ...armsForward, "left hand": 0, "right hand": 0 },
  beats: [
    { seconds: 1, to: { smile: 1.2, "jaw open": 3 }, say: "Smile and show your teeth in the mirror." },
    { seconds: 1.6 },
    { seconds: 0.8, to: { smile: 0, "jaw open": 0 } },
    { seconds: 1.4, to: { "left hand": 1, "right hand": 1 }, say: "Close your eyes, hold both arms out," },
    { seconds: 0.6 },
    { seconds: 1.6, say: "palms up, for ten seconds." },
    { seconds: 2, to: { "right arm forward": 70, "right forearm turn": 40 }, arrow: "wrist.R", say: "Does one arm sink or turn in?" },
    { seconds: 1 },
    { seconds: 1.2, to: { "left hand": 0, "right hand": 0 }, say: "Say a simple sentence, such as your name." },
    { seconds: 0.4 },
    { seconds: 0.3, to: { "jaw open": 7 } },
    { seconds: 0.3, to: { "jaw open": 1 } },
    { seconds: 0.3, to: { "jaw open": 7 } },
    { seconds: 0.3, to: { "jaw open": 1 } },
    { seconds: 0.3, to: { "jaw open": 7 } },
    { seconds: 0.3, to: { "jaw open": 0 } },
    { seconds: 3, say: "Any sign: call 112 or your emergency number now." },
  ],
  hands: { L: [onThighs, "hanging"], R: [onThighs, "hanging"] },
  posterAt: 6,
};

export const headFilms: readonly FilmScript[] = [templePress, jawOpening, cheekTap, faceArmsSpeech];
