import { describe, expect, it } from "vitest";
import { films } from "./scripts.ts";
import { ease, lasts, momentAt, stations } from "./timeline.ts";

const beats = [
  { seconds: 1 },
  { seconds: 2, to: { "right hip bend": 60 }, glow: 1 },
  { seconds: 2, to: { "right hip bend": 0 }, glow: 0 },
] as const;

describe("timeline", () => {
  it("starts and stops gently and is half way at half time", () => {
    expect([0, 0.5, 1].map(ease)).toEqual([0, 0.5, 1]);
    expect(ease(0.05)).toBeLessThan(0.002);
  });

  it("holds, moves and comes back", () => {
    const hip = (t: number) => momentAt({}, beats, t).state["right hip bend"] ?? 0;
    expect([0.5, 2, 3, 5, 9].map(hip)).toEqual([0, 30, 60, 0, 0]);
  });

  it("returns through the very states it came by, so that frames can be shared", () => {
    const [up, down] = [1.7, 4.3].map((t) => momentAt({}, beats, t).state["right hip bend"]!);
    expect(up).toBeCloseTo(down, 9);
  });

  it("lets a glow come quickly where nothing moves, so that the rest is one drawing", () => {
    const still = [{ seconds: 3, glow: 1 }] as const;
    expect([0, 0.2, 0.5, 2.9].map((time) => momentAt({}, still, time).glow)).toEqual([0, 0.5, 1, 1]);
  });

  it("keeps what a beat does not name", () => {
    const end = stations({ "neck bend": 20 }, beats).at(-1)!;
    expect(end.state).toEqual({ "neck bend": 20, "right hip bend": 0 });
    expect(lasts(beats)).toBe(5);
  });
});

it.each(films.map((film) => [film.key, film.beats] as const))("%s lasts 6 to 20 seconds", (_, beats) => {
  expect(lasts(beats)).toBeGreaterThanOrEqual(6);
  expect(lasts(beats)).toBeLessThanOrEqual(20);
});
