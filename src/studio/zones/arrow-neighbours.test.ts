import { describe, expect, it } from "vitest";
import { arrowNeighbours, linkUnreachable, unreachable } from "./arrow-neighbours.ts";

const grid = ["a", "b", "c", "d"].map((zone, i) => ({ zone, at: [(i % 2) * 10, i >> 1 ? 10 : 0] as const }));

describe("arrow neighbours", () => {
  it("move as the picture shows", () => {
    const next = arrowNeighbours(grid);
    expect(next.get("a")).toEqual({ right: "b", down: "c" });
    expect(next.get("d")).toEqual({ left: "c", up: "b" });
  });

  it("prefer what lies straight ahead over what is nearer but aside", () => {
    const next = arrowNeighbours([{ zone: "from", at: [0, 0] }, { zone: "aside", at: [6, 8] }, { zone: "ahead", at: [0, 14] }]);
    expect(next.get("from")!.down).toBe("ahead");
  });

  it("can be repaired so that every zone is reachable", () => {
    const broken = new Map([["a", { right: "b" }], ["b", { left: "a" }], ["c", { up: "a" }], ["d", { left: "c" }]]);
    expect(unreachable(broken)).toEqual(["c", "d"]);
    expect(unreachable(linkUnreachable(grid, broken))).toEqual([]);
  });
});
