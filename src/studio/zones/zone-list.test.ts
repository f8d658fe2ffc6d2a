import { describe, expect, it } from "vitest";
import { pairedZones, singleZones } from "./catalogue.ts";
import { listZones, zoneKey } from "./zone-list.ts";

describe("zone keys", () => {
  it("carry the person's own side, except in the middle", () => {
    expect(zoneKey("elbow_outer", "L")).toBe("left_elbow_outer");
    expect(zoneKey("navel", "R")).toBe("navel");
  });

  it("must be in the catalogue", () => expect(() => zoneKey("wing", "L")).toThrow("wing"));
});

describe("listZones", () => {
  const rows = listZones([
    { view: "front", close: false, sizes: new Map([["left_upper_belly", 20], ["right_upper_belly", 20]]) },
    { view: "belly", close: true, sizes: new Map([["left_upper_belly", 40]]) },
  ]);

  it("lists what is shown, with the location of that side", () => {
    expect(rows.map(({ zone, location }) => [zone, location])).toEqual([
      ["left_upper_belly", "upper_left_belly"],
      ["right_upper_belly", "upper_right_belly"],
    ]);
  });

  it("names the close-up where there is one", () => {
    expect(rows[0]).toMatchObject({ view: "front", views: ["front", "belly"], zoom: "belly", label: "upper belly under the left ribs" });
    expect(rows[1]).not.toHaveProperty("zoom");
  });
});

describe("the catalogue", () => {
  it("says the side in the label of every paired zone and of no other", () => {
    for (const { label } of pairedZones.values()) expect(label).toContain("{side}");
    for (const { label } of singleZones.values()) expect(label).not.toContain("{side}");
  });

  it("has no label twice", () => {
    const labels = [...pairedZones.values(), ...singleZones.values()].map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
