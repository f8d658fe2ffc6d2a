import { describe, expect, it } from "vitest";
import { keepGroup, pick } from "./keep-group.ts";
import { morph, targetRow } from "./morph.ts";
import { type HumanFile, readHuman } from "./raw-human.ts";

const file: HumanFile = {
  vertices: [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 5, 5, 5, 6, 5, 5],
  faces: [11, 4, 5, 2, 3, 1, 0, 0, 0, 0, 11, 0, 1, 2, 3, 0, 0, 0, 0, 0],
  materials: [{ DbgName: "body" }, { DbgName: "helper-skirt" }],
  skinIndices: [0, 2],
  skinWeights: [0.25, 0.75],
  bones: [
    { name: "root____head", parent: -1 },
    { name: "root", parent: 0 },
    { name: "spine____head", parent: 1 },
    { name: "spine", parent: 2 },
  ],
  metadata: { joint_pos_idxs: { root____head: [0, 1] } },
};

describe("readHuman", () => {
  it("reads quads, groups and bones, halving the doubled bone numbers", () => {
    const human = readHuman(file);
    expect([...human.quads]).toEqual([4, 5, 2, 3, 0, 1, 2, 3]);
    expect([...human.groupOfQuad]).toEqual([1, 0]);
    expect(human.bones).toEqual([
      { name: "root", parent: -1 },
      { name: "spine", parent: 0 },
    ]);
    expect([...human.boneIndex]).toEqual([0, 1]);
  });

  it("refuses faces it does not know", () => {
    expect(() => readHuman({ ...file, faces: [10, ...file.faces.slice(1)] })).toThrow("face 0 has type 10");
  });
});

describe("keepGroup", () => {
  it("renumbers what it keeps", () => {
    const human = readHuman(file);
    const body = keepGroup(human.quads, human.groupOfQuad, 0);
    expect([...body.source]).toEqual([0, 1, 2, 3]);
    const skirt = keepGroup(human.quads, human.groupOfQuad, 1);
    expect([...skirt.quads]).toEqual([0, 1, 2, 3]);
    expect([...pick(human.positions, 3, skirt.source).slice(0, 3)]).toEqual([5, 5, 5]);
  });
});

describe("morph", () => {
  it("adds weighted thousandths of a decimetre", () => {
    const out = morph(Float32Array.from([1, 2, 3]), [{ weight: 0.5, displacement: Int16Array.from([1000, 0, -500]) }]);
    expect([...out]).toEqual([1.5, 2, 2.75]);
  });

  it("finds a target's row and names the one it misses", () => {
    const names = ["data/targets/a.target", "data/targets/b/c.target"];
    expect(targetRow(names, "b/c")).toBe(1);
    expect(() => targetRow(names, "d")).toThrow("no target named d");
  });
});
