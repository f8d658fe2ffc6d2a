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

/** The hand on the front of the other shoulder; `push` brings the elbow in. */
const onOtherShoulder = (push: number): HandPlace => ({
  bone: "skin", shift: [-1.75, 5.25, 0.55], part: "palm", palm: [0, -0.35, -1], fingers: [-1, 0.35, -0.3], elbow: [0.75 - push, -0.25, 1], curl: 16,
});
/** The good hand behind the elbow of the lifted arm. */
const behindOtherElbow: HandPlace = {
  bone: "skin", shift: [-3.15, 3.5, -0.35], part: "palm", palm: [1, 0, -0.3], fingers: [-0.4, 0.9, 0.2], elbow: [0.8, -0.9, 0.6], curl: 22,
};

const crossBody: FilmScript = {
  key: "cross_body",
  sex: "female",
  support: "floor",
  camera: { from: [-20, 15, 38], at: [-0.2, 12.9, 0.6], viewAngle: 12.5 },
  start: { "right forearm turn": 14 },
  beats: [
    { seconds: 1.8, say: "Lift the sore arm to the front." },
    { seconds: 1.8, to: { "right arm forward": 80 }, arrow: "wrist.R" },
    { seconds: 1.8, to: { "right hand": 1 }, say: "Put the hand on the other shoulder." },
    { seconds: 1.6, to: { "left hand": 1 }, say: "Gently push the elbow closer." },
    { seconds: 1.2, to: { "right hand": 2 }, glow: 1, arrow: "lowerarm01.R" },
    { seconds: 2.4, say: "Notice where it hurts." },
    { seconds: 1.2, to: { "right hand": 1 }, glow: 0 },
    { seconds: 0.8 },
  ],
  hands: { R: [hanging, onOtherShoulder(0), onOtherShoulder(0.6)], L: [hanging, behindOtherElbow] },
  glow: topOfRightShoulder,
  posterAt: 9,
};

export const shoulderFilms: readonly FilmScript[] = [painfulArc, crossBody];
