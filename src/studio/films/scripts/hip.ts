import { beside, chair } from "../chair.ts";
import { besideHips } from "../hands.ts";
import type { FilmScript, Glow, HandPlace } from "../script.ts";
import { seated } from "../seated.ts";

/** Groin and outer side of the right hip. */
const rightGroin: Glow = { places: [{ at: [-1.05, 0.35, 0.95], radius: 0.75 }] };

/** On the front of the right shin, just under the knee; lying on the back. */
const onShin = (x: number, fingers: HandPlace["fingers"], elbow: HandPlace["elbow"]): HandPlace => ({
  bone: "skin",
  shift: [x, -4.15, 0.7],
  part: "palm",
  palm: [0, -0.25, -1],
  fingers,
  elbow,
  turnsWith: "lowerleg01.R",
  curl: 24,
});

const kneeToOppositeShoulder: FilmScript = {
  key: "knee_to_opposite_shoulder",
  sex: "female",
  support: "couch on the back",
  camera: { from: [-36, 17, 22], at: [-0.2, 1.8, 0.7], viewAngle: 17.6 },
  start: { "left ankle up": -18, "right ankle up": -12, "neck bend": 6 },
  beats: [
    { seconds: 1.8, say: "Lie on your back with both legs straight." },
    { seconds: 1.4, to: { "right hip bend": 88, "right knee bend": 100, "left hand": 1, "right hand": 1 }, arrow: "lowerleg01.R" },
    { seconds: 2.2, say: "Hold the bent knee with both hands." },
    { seconds: 1.4, to: { "right hip bend": 106, "right hip out": -24, "right hip turn": 12 }, glow: 1, arrow: "lowerleg01.R", say: "Draw it slowly towards the other shoulder." },
    { seconds: 0.8 },
    { seconds: 2.6, say: "Hold for ten seconds. Where does it pull or hurt?" },
    { seconds: 1.4, to: { "right hip bend": 88, "right hip out": 0, "right hip turn": 0 }, glow: 0, say: "Let go. Then the other side." },
    { seconds: 1.4, to: { "right hip bend": 0, "right knee bend": 0, "left hand": 0, "right hand": 0 } },
    { seconds: 0.4 },
  ],
  hands: { L: [besideHips, onShin(-1.45, [-1, 0.2, 0], [1, 0.4, -0.2])], R: [besideHips, onShin(1.75, [-1, 0.2, 0], [1, 0.4, -0.2])] },
  glow: { places: [{ at: [-1.1, 0.2, -1.1], radius: 0.9 }] },
  posterAt: 8,
};

const crossed = { "right hip bend": 69, "right hip out": 12, "right hip turn": 62, "right knee bend": 121, "left hip out": -2 };

const figureFour: FilmScript = {
  key: "figure_four",
  sex: "female",
  support: "couch on the back",
  camera: { from: [10, 40, 26], at: [-0.4, 1, 1], viewAngle: 17.5 },
  start: { "left hip out": -2, "left ankle up": -18, "right ankle up": -12, "neck bend": 4 },
  beats: [
    { seconds: 1.6, say: "Lie on your back." },
    { seconds: 1.6, to: { ...crossed, "right ankle up": 0 }, arrow: "foot.R", say: "Put the ankle on the other leg, above the knee." },
    { seconds: 1.4 },
    { seconds: 1.6, to: { "right hip bend": 52, "right hip out": 27, "right hip turn": 88, "right knee bend": 128 }, glow: 1, arrow: "lowerleg01.R", say: "Let the bent knee sink slowly to the side." },
    { seconds: 0.6 },
    { seconds: 3, say: "How far does it sink, and where does it hurt?" },
    { seconds: 1.6, to: { ...crossed }, glow: 0, say: "Lift it again. Compare with the other side." },
    { seconds: 1.6, to: { "right hip bend": 0, "right hip out": 0, "right hip turn": 0, "right knee bend": 0, "right ankle up": -12 } },
    { seconds: 0.4 },
  ],
  hands: { L: besideHips, R: besideHips },
  glow: { places: [...rightGroin.places, { at: [-1.75, 0.5, 0.2], radius: 0.7 }] },
  posterAt: 8,
};

const oneLegStand: FilmScript = {
  key: "one_leg_stand_30s",
  sex: "female",
  support: "floor",
  camera: { from: [-36, 10, 36], at: [0.8, 8, 0], viewAngle: 20 },
  start: { "right arm out": 14 },
  beats: [
    { seconds: 2.8, say: "Stand beside a wall or chair, touch it with a finger." },
    { seconds: 1.6, to: { "left hip bend": 24, "left knee bend": 44, "right hip out": -6 }, glow: 1, arrow: "foot.L", say: "Lift the other foot a little." },
    { seconds: 2.6, say: "Stand upright on the sore leg for 30 seconds." },
    { seconds: 2.6, say: "Do not lean. Does the side of the hip hurt?" },
    { seconds: 1.6, to: { "left hip bend": 0, "left knee bend": 0, "right hip out": 0 }, glow: 0, arrow: "foot.L", say: "Put the foot down." },
    { seconds: 0.4 },
  ],
  hands: { L: { bone: "room", shift: [3.9, 9.44, 0.9], part: "index", palm: [0, -1, 0], elbow: [0.5, -0.8, -1], fingers: [0.8, -0.4, 0.6], curl: [6, 40, 45, 48] } },
  furniture: beside(chair(4.4)),
  levelFeet: true,
  glow: { places: [{ at: [-1.85, 0.15, 0], radius: 0.7 }] },
  posterAt: 6,
};

/** Lying on the back with both feet flat on the couch. */
const kneesUp = { "left hip bend": 49, "right hip bend": 49, "left knee bend": 96, "right knee bend": 96 };
const apart = (degrees: number) => ({ "left hip out": degrees, "right hip out": degrees });

const kneeSqueeze: FilmScript = {
  key: "knee_squeeze",
  sex: "male",
  support: "couch on the back",
  camera: { from: [-11, 30, 37], at: [0, 0.6, 0.9], viewAngle: 16.2 },
  start: { ...kneesUp, ...apart(2.2), "neck bend": 4 },
  beats: [
    { seconds: 3, say: "Bend your knees; put a ball or a fist between them." },
    { seconds: 1, to: apart(1.5), glow: 0.6, say: "Squeeze slowly, first lightly and then harder." },
    { seconds: 0.8 },
    { seconds: 0.8, to: apart(0.9), glow: 1 },
    { seconds: 2.4, say: "Squeeze for five seconds." },
    { seconds: 2.8, say: "Does it hurt at the inner thigh or in the groin?" },
    { seconds: 1, to: apart(2.2), glow: 0, say: "Let go slowly." },
    { seconds: 0.8 },
  ],
  levelFeet: true,
  furniture: [{ middle: [0, 3.25, 2.3], size: 1.86, paint: "ball" }],
  hands: { L: besideHips, R: besideHips },
  glow: { places: [{ at: [-0.8, -0.2, 0.8], radius: 0.7 }, { at: [-0.7, -1.9, 0.5], radius: 0.7 }, { at: [0.8, -0.2, 0.8], radius: 0.7 }, { at: [0.7, -1.9, 0.5], radius: 0.7 }] },
  posterAt: 7,
};

/** Propped on the seat behind the hips. */
const onSeat: HandPlace = { bone: "room", shift: [1.65, 0.2, -1.3], palm: [0, -1, 0], fingers: [0.35, 0, -0.95], elbow: [0.6, 0, -1], curl: 8 };

const seatedInwardTurn: FilmScript = {
  key: "seated_inward_turn",
  sex: "male",
  support: "seat",
  camera: { from: [-10, 15, 43], at: [0, -1.55, 1], viewAngle: 14 },
  start: { ...seated, "left hip out": 4, "right hip out": 4, "left ankle up": -12, "right ankle up": -12 },
  beats: [
    { seconds: 2, say: "Sit with your lower legs hanging." },
    { seconds: 1.6, to: { "left hip turn": -24 }, arrow: "foot.L", say: "Keep the thigh still; move the good foot outward." },
    { seconds: 1.2 },
    { seconds: 1.6, to: { "left hip turn": 0 }, say: "This turns the hip inward." },
    { seconds: 1.6, to: { "right hip turn": -20 }, glow: 1, arrow: "foot.R", say: "Do the same with the sore side." },
    { seconds: 2.8, say: "How far does it go? Does the groin hurt?" },
    { seconds: 1.6, to: { "right hip turn": 0 }, glow: 0 },
    { seconds: 0.4 },
  ],
  step: { height: 1.4 },
  hands: { L: onSeat, R: onSeat },
  angle: { at: "lowerleg01.R", towards: "foot.R", radius: 2.6 },
  glow: { places: [{ at: [-0.95, -0.1, 1.1], radius: 0.75 }, { at: [-1.1, -0.75, 1.05], radius: 0.6 }] },
  posterAt: 9.4,
};

export const hipFilms: readonly FilmScript[] = [kneeToOppositeShoulder, figureFour, oneLegStand, kneeSqueeze, seatedInwardTurn];
