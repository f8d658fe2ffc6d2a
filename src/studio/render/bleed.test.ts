import { expect, it } from "vitest";
import { bleedColour } from "./bleed.ts";

it("gives transparent pixels near the figure its colour and leaves alpha alone", () => {
  const rgba = Uint8Array.from([200, 100, 50, 255, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0]);
  bleedColour(rgba, 4, 1, 1);
  expect([...rgba]).toEqual([200, 100, 50, 255, 200, 100, 50, 30, 200, 100, 50, 0, 200, 100, 50, 0]);
});
