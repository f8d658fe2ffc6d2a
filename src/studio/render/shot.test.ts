import { expect, it } from "vitest";
import { inBalancedGroups } from "./shot.ts";

it("groups hold items from all over a sorted list, none twice", () => {
  expect(inBalancedGroups([1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([1, 4, 7, 2, 5, 8, 3, 6]);
});
