import { onThighs } from "../hands.ts";
import { type FilmScript, type Glow, type HandPlace } from "../script.ts";
import { seated } from "../seated.ts";

const rightNeck: Glow = {
  places: [
    { at: [-0.55, 6.05, -0.15], radius: 0.4 },
    { at: [-0.7, 5.75, -0.25], radius: 0.45 },
    { at: [-1, 5.55, -0.3], radius: 0.5 },
  ],
};

const camera = { from: [-15, 9, 36], at: [0, 6.4, 0.4], viewAngle: 10.4 } as const;

const neckTurning: FilmScript = {
  key: "neck_turning",
  sex: "female",
  support: "seat",
  camera: { ...camera, from: [-8, 13, 36] },
  start: seated,
  beats: [
    { seconds: 1.8, say: "Sit upright, shoulders relaxed." },
    { seconds: 1.6, to: { "neck turn": -64 }, glow: 1, arrow: "levator06.L", say: "Turn the head slowly right." },
    { seconds: 1.6, say: "As far as is comfortable." },
    { seconds: 1.6, to: { "neck turn": 0 }, glow: 0, say: "Go back to the middle." },
    { seconds: 1.6, to: { "neck turn": 64 }, arrow: "levator06.L", say: "Turn slowly to the left." },
    { seconds: 2.2, say: "How far does it go? Where does it hurt?" },
    { seconds: 1.6, to: { "neck turn": 0 } },
    { seconds: 0.6 },
  ],
  hands: { L: onThighs, R: onThighs },
  glow: rightNeck,
  posterAt: 4,
};

const spurlingTilt: FilmScript = {
  key: "spurling_tilt",
  sex: "male",
  support: "seat",
  camera,
  start: seated,
  beats: [
    { seconds: 2, say: "Sit upright, look straight ahead." },
    { seconds: 1.2, to: { "neck bend": -20 }, say: "Look up a little," },
    { seconds: 1.8, to: { "neck tilt": -34 }, glow: 1, arrow: "special06.L", say: "then tilt to the sore side, slowly." },
    { seconds: 2.2, say: "Hold it. Do not push with the hand." },
    { seconds: 2.4, say: "Does pain or tingling come into the arm?" },
    { seconds: 1.8, to: { "neck tilt": 0 }, glow: 0, say: "Then go back." },
    { seconds: 1.2, to: { "neck bend": 0 } },
    { seconds: 0.6 },
  ],
  hands: { L: onThighs, R: onThighs },
  glow: { places: [...rightNeck.places, { at: [-2.1, 4.9, 0], radius: 0.7 }] },
  posterAt: 6,
};

const chinToChest: FilmScript = {
  key: "chin_to_chest",
  sex: "female",
  support: "seat",
  camera: { from: [-38, 8.5, 3], at: [0, 6.2, 0.6], viewAngle: 10.6 },
  start: seated,
  beats: [
    { seconds: 2, say: "Sit upright and close your mouth." },
    { seconds: 2.2, to: { "neck bend": 46 }, glow: 1, arrow: "special06.L", say: "Let the chin sink slowly to the chest." },
    { seconds: 1.4, say: "Do not push." },
    { seconds: 2.8, say: "What do you feel in neck, back, arms and legs?" },
    { seconds: 2.2, to: { "neck bend": 0 }, glow: 0, arrow: "special06.L", say: "Come up again." },
    { seconds: 0.8 },
  ],
  hands: { L: onThighs, R: onThighs },
  glow: { places: [{ at: [-0.2, 6, -0.35], radius: 0.55 }, { at: [-0.2, 5.5, -0.6], radius: 0.55 }] },
  posterAt: 5,
};

/** The palm on top of the head, the elbow out to the side. */
const onHead: HandPlace = {
  bone: "skin", shift: [0.1, 8.3, 0.2], part: "palm", palm: [0, -1, 0], fingers: [-1, -0.12, 0.25], elbow: [0.8, -0.3, 0.9], turnsWith: "head", curl: 14, gather: 0.5,
};
/** On the way up, in front of the shoulder. */
const besideFace: HandPlace = { bone: "spine01", shift: [2.6, 2.4, 1.6], palm: [-0.6, -0.2, -0.8], fingers: [-0.5, 0.8, 0], elbow: [1, -0.6, 0.3] };

const handOnHead: FilmScript = {
  key: "hand_on_head_relief",
  sex: "male",
  support: "seat",
  camera: { from: [-13, 9, 38], at: [-0.3, 5.4, 0.4], viewAngle: 15 },
  start: seated,
  beats: [
    { seconds: 2.4, glow: 1, say: "Sit down. Notice the pain in neck and arm." },
    { seconds: 2.4, to: { "right hand": 2 }, arrow: "wrist.R", say: "Lay the hand of the sore side on your head." },
    { seconds: 2.4, glow: 0.15, say: "Stay so for half a minute." },
    { seconds: 2, say: "Does the arm get easier?" },
    { seconds: 2.4, to: { "right hand": 0 }, glow: 1, arrow: "wrist.R" },
    { seconds: 0.6 },
  ],
  hands: { L: onThighs, R: [onThighs, besideFace, onHead] },
  glow: { places: [...rightNeck.places, { at: [-2.1, 4.9, 0], radius: 0.7 }, { at: [-2.9, 3.7, 0.1], radius: 0.7 }] },
  posterAt: 6,
};

export const neckFilms: readonly FilmScript[] = [neckTurning, spurlingTilt, chinToChest, handOnHead];
