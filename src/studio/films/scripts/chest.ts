import { onThighs } from "../hands.ts";
import { type FilmScript, hanging, type HandPlace } from "../script.ts";
import { seated } from "../seated.ts";

/** Two fingertips on the breastbone or beside it; `beside` counts towards the own side. */
const onBreastbone = (beside: number, height: number, above = 0): HandPlace => ({
  bone: "skin", shift: [beside, height, 1.1], part: "middle", above, palm: [-0.6, -0.1, -0.8], fingers: [-0.8, 0.1, -0.6], elbow: [1, -0.75, 0.1], curl: [14, 12, 62, 70], thumbIn: 0.5, gather: 0.9,
});

const pressRibs: FilmScript = {
  key: "press_ribs_breastbone",
  sex: "male",
  support: "seat",
  camera: { from: [22, 8.5, 31], at: [-0.2, 5.35, 0.8], viewAngle: 10.9 },
  start: seated,
  beats: [
    { seconds: 1.2, to: { "right hand": 1 }, say: "Put two fingertips on top of your breastbone." },
    { seconds: 0.6 },
    { seconds: 1 },
    { seconds: 0.8, to: { "right hand": 2 }, say: "Press gently but firmly; move down finger by finger." },
    { seconds: 0.6 },
    { seconds: 0.8, to: { "right hand": 3 } },
    { seconds: 0.9 },
    { seconds: 0.9, to: { "right hand": 4 }, say: "Then beside it, right and left," },
    { seconds: 0.9 },
    { seconds: 0.9, to: { "right hand": 5 }, glow: 1, say: "where the ribs join." },
    { seconds: 0.5 },
    { seconds: 0.7, to: { "right hand": 6 } },
    { seconds: 1 },
    { seconds: 0.9, to: { "right hand": 7 }, say: "Then the muscle, and the spot that hurts most." },
    { seconds: 1.8 },
  ],
  hands: { L: onThighs, R: [onThighs, onBreastbone(0, 5.2), onBreastbone(0, 4.65), onBreastbone(0, 4.1), onBreastbone(0.38, 4.3), onBreastbone(-0.38, 4.5), onBreastbone(-0.38, 3.95), onBreastbone(-0.9, 4.5)] },
  glow: { places: [{ at: [0.4, 4.6, 1], radius: 0.28 }, { at: [0.4, 4.2, 1], radius: 0.28 }, { at: [0.42, 3.8, 1.05], radius: 0.28 }] },
  posterAt: 8.2,
};

const deepBreath: FilmScript = {
  key: "deep_breath_test",
  sex: "male",
  support: "seat",
  camera: { from: [-27, 7, 27], at: [0, 4.9, 0.5], viewAngle: 11.5 },
  start: { ...seated, "left shoulder up": 1, "right shoulder up": 1 },
  beats: [
    { seconds: 1.9, say: "Sit upright, let your shoulders drop." },
    { seconds: 1.2, to: { breath: 0.3, "left shoulder up": 0, "right shoulder up": 0 }, say: "Breathe normally three times." },
    { seconds: 1.2, to: { breath: 0 } },
    { seconds: 2.2, to: { breath: 1, "left shoulder up": 4, "right shoulder up": 4, "back bend": -5 }, glow: 1, say: "Breathe in slowly, as deep as you can without force." },
    { seconds: 0.6 },
    { seconds: 1.6, say: "Hold it for two seconds," },
    { seconds: 2.2, to: { breath: 0, "left shoulder up": 0, "right shoulder up": 0, "back bend": 0 }, glow: 0, say: "then let it go slowly." },
    { seconds: 0.8 },
  ],
  hands: { L: onThighs, R: onThighs },
  glow: { places: [{ at: [-1.3, 3.5, 0.6], radius: 0.75 }] },
  posterAt: 7,
};

/** Elbows on the knees, hands together between them. */
const betweenKnees: HandPlace = { bone: "room", shift: [0.25, 2.1, 5.4], palm: [-0.8, -0.6, 0], fingers: [-0.35, -0.6, 0.7], elbow: [0.6, -1, -0.4], curl: 24 };
const besideOnCushion: HandPlace = { bone: "root", shift: [1.6, 0.2, 1.6], palm: [-0.3, -1, 0], elbow: [1, -0.4, -0.6], fingers: [-0.3, -0.3, 1], curl: 12 };

const leanForwardOrBack: FilmScript = {
  key: "lean_forward_or_lie_flat",
  sex: "male",
  support: "seat",
  camera: { from: [-46, 10, 14], at: [0, 1.65, 1], viewAngle: 17.8 },
  start: seated,
  beats: [
    { seconds: 2, glow: 0.5, say: "Sit for a minute and note the pain." },
    { seconds: 2, to: { lean: 38, "back bend": 30, "neck bend": -12, "left hip bend": 124, "right hip bend": 124, "left hip out": 7, "right hip out": 7, "left hand": 1, "right hand": 1 }, glow: 0.1, arrow: "head", say: "Lean forward, elbows on your knees." },
    { seconds: 2, say: "One minute. Does it ease?" },
    { seconds: 2.6, to: { lean: -42, "back bend": 4, "neck bend": 14, "left hip bend": 44, "right hip bend": 44, "left hip out": 3, "right hip out": 3, "left hand": 2, "right hand": 2 }, glow: 1, arrow: "head", say: "Now lean far back on cushions, half lying." },
    { seconds: 2.4, say: "One minute. Is it worse?" },
    { seconds: 1.8, to: { ...seated, lean: 0, "back bend": 0, "neck bend": 0, "left hand": 3, "right hand": 3 }, glow: 0.5, arrow: "head", say: "Sit up again slowly." },
    { seconds: 0.6 },
  ],
  hands: { L: [onThighs, betweenKnees, besideOnCushion, onThighs], R: [onThighs, betweenKnees, besideOnCushion, onThighs] },
  furniture: [{ middle: [0, 2.2, -3.85], size: [4.6, 8.4, 1.6], tilt: 42, paint: "cushion" }, { middle: [0, -2.5, -3.9], size: [4.4, 4.62, 3] }],
  glow: { places: [{ at: [0.35, 4, 1], radius: 0.9 }] },
  posterAt: 5,
};

/** Palms before the breastbone, elbows out; `apart` is half the gap. */
const palmsTogether = (apart: number): HandPlace => ({
  bone: "spine01", shift: [apart, -0.1, 2.5], part: "palm", palm: [-1, 0, 0], fingers: [0, 0.9, 0.45], elbow: [1, -0.3, 0], curl: 3, gather: 1,
});

const palmPress: FilmScript = {
  key: "palm_press",
  sex: "female",
  support: "seat",
  camera: { from: [-15, 9, 36], at: [0, 5, 1], viewAngle: 11.5 },
  start: seated,
  beats: [
    { seconds: 1.8, say: "Sit upright. Keep breathing all the time." },
    { seconds: 0.6 },
    { seconds: 1.2, to: { "left hand": 2, "right hand": 2 }, say: "Palms together, elbows out." },
    { seconds: 0.6 },
    { seconds: 0.6, glow: 0.4, say: "Press lightly, then a little more, for three seconds." },
    { seconds: 1, glow: 1 },
    { seconds: 2 },
    { seconds: 1.2, to: { "left hand": 0, "right hand": 0 }, glow: 0, say: "Let go and relax." },
    { seconds: 0.6 },
    { seconds: 0.6 },
  ],
  hands: { L: [onThighs, palmsTogether(0.8), palmsTogether(0.02)], R: [onThighs, palmsTogether(0.8), palmsTogether(0.02)] },
  glow: { places: [{ at: [-0.6, 4.4, 1], radius: 0.6 }, { at: [0.6, 4.4, 1], radius: 0.6 }] },
  posterAt: 6.4,
};

const onOtherShoulder = (drawn: number): HandPlace => ({
  bone: "skin", shift: [-1.75, 5.25, 0.55], part: "palm", palm: [0, -0.35, -1], fingers: [-1, 0.35, -0.3], elbow: [0.75 - drawn, -0.25, 1], turnsWith: "spine01", curl: 16,
});
const behindOtherElbow: HandPlace = {
  bone: "skin", shift: [-3.15, 3.5, -0.35], part: "palm", palm: [0.1, 0.3, -1], fingers: [-0.9, 0.4, 0], elbow: [0.8, -0.9, 0.3], curl: 24,
};
const beforeBelly: HandPlace = { bone: "spine04", shift: [1.2, 1.2, 3], palm: [-0.7, -0.3, -0.6], fingers: [-0.6, 0.5, 0.6], elbow: [1, -0.8, 0.1], curl: 14 };

const armAndTrunk: FilmScript = {
  key: "arm_and_trunk_movement",
  sex: "female",
  support: "seat",
  camera: { from: [-12, 11, 40], at: [0, 4.4, 0.8], viewAngle: 16 },
  start: { ...seated, "left arm forward": 84, "right arm forward": 84, "left arm out": -4, "right arm out": -4, "left forearm turn": 14, "right forearm turn": 14 },
  beats: [
    { seconds: 1.2, to: { "left hand": 2 }, say: "Left hand on the right shoulder;" },
    { seconds: 0.6 },
    { seconds: 1.2, to: { "right hand": 2 }, say: "draw the elbow gently" },
    { seconds: 0.2 },
    { seconds: 0.8, to: { "left hand": 3 }, glow: 1, say: "towards you. Then the other side." },
    { seconds: 1.4 },
    { seconds: 1.2, to: { "left hand": 5, "right hand": 4 }, glow: 0, say: "Stretch both arms out," },
    { seconds: 0.4 },
    { seconds: 1.4, to: { "left arm out": 56, "right arm out": 56 }, glow: 1, arrow: "wrist.R", say: "open them as if to hug somebody." },
    { seconds: 0.8 },
    { seconds: 1.2, to: { "left hand": 6, "right hand": 5 }, glow: 0 },
    { seconds: 0.4 },
    { seconds: 1.2, to: { "back turn": 30, "neck turn": 12 }, glow: 1, arrow: "upperarm01.R", say: "Turn your upper body slowly left and right." },
    { seconds: 2, to: { "back turn": -30, "neck turn": -12 }, arrow: "upperarm01.L" },
    { seconds: 1.2, to: { "back turn": 0, "neck turn": 0 }, glow: 0 },
    { seconds: 0.4 },
  ],
  hands: {
    L: [onThighs, beforeBelly, onOtherShoulder(0.2), onOtherShoulder(0.7), beforeBelly, hanging, onThighs],
    R: [onThighs, beforeBelly, behindOtherElbow, beforeBelly, hanging, onThighs],
  },
  glow: { places: [{ at: [-0.9, 4.4, 0.9], radius: 0.7 }, { at: [-1.3, 3.4, 0.4], radius: 0.6 }] },
  posterAt: 9,
};

const neckAndUpperBack: FilmScript = {
  key: "neck_and_upper_back_movement",
  sex: "male",
  support: "seat",
  camera: { from: [-36, 9, 15], at: [0, 5, 0.8], viewAngle: 13.4 },
  start: seated,
  beats: [
    { seconds: 1, to: { "neck turn": 58 }, glow: 0.4, arrow: "levator06.L", say: "Turn your head slowly to the left," },
    { seconds: 0.9 },
    { seconds: 1.5, to: { "neck turn": -58 }, arrow: "levator06.L", say: "then to the right." },
    { seconds: 0.6 },
    { seconds: 0.9, to: { "neck turn": 0 } },
    { seconds: 0.9, to: { "neck bend": 40 }, arrow: "special06.L", say: "Look slowly down," },
    { seconds: 1.3, to: { "neck bend": -30 }, arrow: "special06.L", say: "then slowly up." },
    { seconds: 0.8, to: { "neck bend": 0 }, glow: 0 },
    { seconds: 1.2, to: { "back bend": 50, "neck bend": 22, lean: -13, "left hip bend": 73, "right hip bend": 73 }, glow: 1, arrow: "head", say: "Round your upper back like a cat," },
    { seconds: 1 },
    { seconds: 1.2, to: { "back bend": -4, "neck bend": 0, lean: 0, "left hip bend": 86, "right hip bend": 86 }, glow: 0.2, arrow: "head", say: "then straighten it gently." },
    { seconds: 0.8 },
  ],
  hands: { L: onThighs, R: onThighs },
  glow: { places: [{ at: [-0.7, 4.3, 1], radius: 0.8 }] },
  posterAt: 9.6,
};

export const chestFilms: readonly FilmScript[] = [pressRibs, deepBreath, leanForwardOrBack, armAndTrunk, palmPress, neckAndUpperBack];
