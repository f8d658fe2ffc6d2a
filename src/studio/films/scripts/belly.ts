import { chair } from "../chair.ts";
import { onRail, onThighTops } from "../hands.ts";
import type { FilmScript, HandPlace } from "../script.ts";
import { seated } from "../seated.ts";

const heelDrop: FilmScript = {
  key: "heel_drop",
  sex: "female",
  support: "floor",
  camera: { from: [-44, 10, 20], at: [0, 8.3, 1.4], viewAngle: 21 },
  start: {},
  beats: [
    { seconds: 2, say: "Stand upright and hold on to something." },
    { seconds: 1.4, to: { "left ankle up": -30, "right ankle up": -30 }, arrow: "head", say: "Rise gently onto your toes." },
    { seconds: 1.2 },
    { seconds: 0.4, to: { "left ankle up": 0, "right ankle up": 0 }, glow: 1, say: "Let yourself drop onto your heels once." },
    { seconds: 1.8 },
    { seconds: 2.6, say: "Does the drop hurt sharply in the belly?" },
    { seconds: 0.6, glow: 0 },
  ],
  levelFeet: true,
  furniture: chair(3.8),
  hands: { L: onRail(9.6, 3.8), R: onRail(9.6, 3.8) },
  glow: { places: [{ at: [-0.6, 1.5, 1.1], radius: 0.75 }] },
  posterAt: 5.6,
};

const fist = (above: number): HandPlace => ({ bone: "skin", shift: [-1.15, 2.75, -0.75], above, part: "knuckles", palm: [-0.6, -0.6, 0], fingers: [-0.45, -0.1, 0.9], elbow: [1, 0.2, -0.3], curl: 76, thumbIn: 0.8, gather: 1 });

const flankTap: FilmScript = {
  key: "flank_tap",
  sex: "male",
  support: "seat",
  camera: { from: [-36, 9, -15], at: [-0.45, 2.2, -1.5], viewAngle: 8.3 },
  start: { ...seated, "helper left hand": 0 },
  beats: [
    { seconds: 1.6, say: "Sit upright." },
    { seconds: 3, say: "A helper lays a hand where the lowest ribs meet the spine." },
    { seconds: 0.4, to: { "helper left hand": 1 }, glow: 0.5, say: "The helper taps it softly with a fist." },
    { seconds: 0.4, to: { "helper left hand": 0 }, glow: 0.5 },
    { seconds: 0.8 },
    { seconds: 0.4, to: { "helper left hand": 1 }, glow: 1 },
    { seconds: 0.4, to: { "helper left hand": 0 }, glow: 1 },
    { seconds: 1.6, say: "Does it hurt deep inside?" },
    { seconds: 2.4, say: "Do the same on the other side and compare." },
  ],
  hands: { L: onThighTops, R: onThighTops },
  helper: {
    sex: "female",
    shoulders: [0.6, 5.8, -3.5],
    facing: -15,
    lean: 10,
    hands: {
      R: { bone: "skin", shift: [1.1, 2.4, -0.75], part: "palm", palm: [0, 0, 1], fingers: [0.8, 0.5, 0.1], elbow: [0.3, -1, -0.3], curl: 4, gather: 0.9 },
      L: [fist(1.9), fist(0.4)],
    },
  },
  glow: { places: [{ at: [-1.15, 2.45, -0.8], radius: 1 }] },
  posterAt: 5.2,
};

export const bellyFilms: readonly FilmScript[] = [heelDrop, flankTap];
