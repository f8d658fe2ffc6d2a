import { besideHips, onThighs } from "../hands.ts";
import { type FilmScript, hanging, type HandPlace } from "../script.ts";
import { seated } from "../seated.ts";

const onLowBelly: HandPlace = { bone: "skin", shift: [0.85, 1.15, 1.2], part: "palm", above: 0.06, palm: [-0.2, 0.1, -1], fingers: [-0.95, -0.25, 0.42], elbow: [1, -0.3, -0.6], curl: 10 };

const cough: FilmScript = {
  key: "cough_test",
  sex: "male",
  support: "floor",
  camera: { from: [-15, 13, 38], at: [0, 12.1, 0.4], viewAngle: 16.6 },
  start: {},
  beats: [
    { seconds: 1.2, to: { "right hand": 1 }, say: "Put a hand lightly on the sore place." },
    { seconds: 0.6 },
    { seconds: 0.8 },
    { seconds: 0.9, to: { breath: 0.6, "back bend": -3, "left shoulder up": 3, "right shoulder up": 3 }, say: "Cough once, firmly." },
    { seconds: 0.3, to: { breath: -0.4, "back bend": 15, "neck bend": 16, "left shoulder up": 6, "right shoulder up": 6, "jaw open": 9 }, glow: 1 },
    { seconds: 1, to: { breath: 0, "back bend": 0, "neck bend": 0, "left shoulder up": 0, "right shoulder up": 0, "jaw open": 0 } },
    { seconds: 3.4, say: "Feel for a sharp pain, and for a bulge under your hand." },
  ],
  hands: { R: [hanging, onLowBelly] },
  glow: { places: [{ at: [-0.85, 1.05, 1], radius: 0.85 }] },
  posterAt: 3.75,
};

const onSpot = (away: number): HandPlace => ({
  bone: "skin", shift: [0.55, 0.95, 1.2], part: "index", above: away, palm: [0.35, 0.4, -0.6], fingers: [-0.75, -0.85, -0.55], elbow: [1, 0.2, -0.3], turnsWith: "root", curl: [10, 66, 72, 76], thumbIn: 0.5,
});
const overChest: HandPlace = { bone: "spine02", shift: [1.2, 0, 2.6], palm: [-0.6, 0, -0.8], fingers: [-0.7, 0.3, -0.6], elbow: [1, 0.5, 0.4], curl: 14 };
const onOtherShoulder: HandPlace = { bone: "skin", shift: [-1.5, 5.1, 0.6], part: "palm", palm: [0, -0.1, -1], fingers: [-1, 0.3, 0], elbow: [0.8, 0.4, 0.3], turnsWith: "spine01", curl: 14 };

const sitUpPress: FilmScript = {
  key: "sit_up_press_carnett",
  sex: "male",
  support: "couch on the back",
  camera: { from: [-36, 20, 10], at: [0, 1.2, -2.6], viewAngle: 13.5 },
  start: { "left ankle up": -18, "right ankle up": -18, "neck bend": 4 },
  beats: [
    { seconds: 1.2, to: { "right hand": 1 }, say: "Lie on your back. Find the sorest spot" },
    { seconds: 0.6 },
    { seconds: 0.4 },
    { seconds: 0.6, to: { "right hand": 2 }, glow: 0.6, say: "and press it with one finger." },
    { seconds: 1.8 },
    { seconds: 0.6, to: { "right hand": 1 }, glow: 0 },
    { seconds: 1.2, to: { "left hand": 2 }, say: "Lay the other arm across the chest." },
    { seconds: 0.2 },
    { seconds: 0.5 },
    { seconds: 1.8, to: { "back bend": 26, "neck bend": 34 }, arrow: "head", say: "Lift head and shoulders a little." },
    { seconds: 0.6, to: { "right hand": 2 }, glow: 1, say: "Press the same spot again." },
    { seconds: 1 },
    { seconds: 1.8, say: "Does it hurt more, or less?" },
  ],
  hands: { L: [besideHips, overChest, onOtherShoulder], R: [besideHips, onSpot(0.5), onSpot(-0.05)] },
  glow: { places: [{ at: [-0.55, 0.95, 1], radius: 0.5 }] },
  posterAt: 10,
};

const underRibs = (above: number): HandPlace => ({
  bone: "skin", shift: [0.85, 2.62, 1.2], part: "middle", above, palm: [0.25, 0.75, -0.6], fingers: [-0.85, 0.35, -0.4], elbow: [1, -0.55, -0.1], curl: [16, 16, 18, 22], gather: 0.9,
});

const rightRibPress: FilmScript = {
  key: "right_rib_press_murphy",
  sex: "female",
  support: "seat",
  camera: { from: [-20, 8, 32], at: [-0.2, 4.1, 0.6], viewAngle: 12.5 },
  start: { ...seated, lean: -6, "left hip bend": 80, "right hip bend": 80 },
  beats: [
    { seconds: 1.2, to: { "right hand": 1 }, say: "Hook your fingers gently under the right ribs." },
    { seconds: 0.6 },
    { seconds: 1 },
    { seconds: 1.4, to: { breath: -0.35, "right hand": 2 }, say: "Breathe out and press in softly." },
    { seconds: 0.8 },
    { seconds: 2.4, to: { breath: 1, "back bend": -4 }, glow: 1, say: "Breathe in slowly and deeply." },
    { seconds: 3.2, say: "Does a sharp pain stop the breath?" },
    { seconds: 1.4, to: { breath: 0, "back bend": 0, "right hand": 1 }, glow: 0 },
  ],
  hands: { L: onThighs, R: [onThighs, underRibs(0.03), underRibs(-0.1)] },
  glow: { places: [{ at: [-0.85, 2.6, 0.9], radius: 0.6 }] },
  posterAt: 7.6,
};

export const bellyPressFilms: readonly FilmScript[] = [cough, sitUpPress, rightRibPress];
