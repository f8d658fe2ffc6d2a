import { describe, expect, it } from "vitest";
import { type LightRig, sampleLights, vanDerCorput } from "./light-sampling.ts";

const lamp: LightRig = { lamps: [{ from: [0, 0, 1], radiance: 1, power: 8, tint: [1, 1, 1] }], sky: 0, bounce: 0 };

describe("sampleLights", () => {
  it("adds up to what the rig sends to a facing surface", () => {
    // (1 / pi) * integral of cos^8 * cos over the half sphere = 2 / 10
    const lit = sampleLights(lamp, 512).reduce((sum, s) => sum + s.colour[0] * Math.max(0, s.towards[2]), 0);
    expect(lit).toBeCloseTo(0.2, 2);
  });

  it("puts every light where the rig is bright", () => {
    for (const s of sampleLights(lamp, 64)) expect(s.towards[2]).toBeGreaterThan(0.3);
  });

  it("gives all lights about the same weight", () => {
    const weights = sampleLights(lamp, 64).map((s) => s.colour[0]);
    expect(Math.max(...weights) / Math.min(...weights)).toBeLessThan(1.5);
  });

  it("spreads over both dimensions: left and right, above and below get their share", () => {
    const samples = sampleLights(lamp, 64);
    for (const axis of [0, 1]) {
      const positive = samples.filter((s) => s.towards[axis] > 0).length;
      expect(positive).toBeGreaterThan(26);
      expect(positive).toBeLessThan(38);
    }
  });
});

it("vanDerCorput halves the gaps again and again", () => {
  expect([1, 2, 3, 4].map(vanDerCorput)).toEqual([0.5, 0.25, 0.75, 0.125]);
});
