import { describe, expect, it } from "vitest";
import { innerCircles, type LabelImage, mergeSlivers } from "./label-image.ts";

/** Rows of digits; 0 is no zone. */
export function imageOf(...rows: string[]): LabelImage {
  return { width: rows[0].length, height: rows.length, labels: Uint16Array.from(rows.join(""), Number) };
}
const rowsOf = ({ width, labels }: LabelImage) =>
  Array.from({ length: labels.length / width }, (_, y) => [...labels.subarray(y * width, (y + 1) * width)].join(""));

describe("mergeSlivers", () => {
  it("gives a sliver to the zone it touches most", () => {
    const image = imageOf("11111", "11311", "22222", "22222");
    expect(rowsOf(mergeSlivers(image, 2, 0))).toEqual(["11111", "11111", "22222", "22222"]);
  });

  it("drops small patches that touch nothing", () => {
    expect(rowsOf(mergeSlivers(imageOf("1110", "1110", "0000", "0002"), 2, 0))).toEqual(["1110", "1110", "0000", "0000"]);
  });

  it("judges a stray patch against the largest of its own label", () => {
    const image = imageOf("1111111", "1111111", "1111111", "2222211");
    expect(rowsOf(mergeSlivers(imageOf("1111112", "1111111", "2222222", "2222222"), 0, 0.2))[0]).toBe("1111111");
    expect(rowsOf(mergeSlivers(image, 0, 0.2))).toEqual(rowsOf(image));
  });
});

describe("innerCircles", () => {
  it("finds the middle of a square", () => {
    const circle = innerCircles(imageOf("00000", "01110", "01110", "01110", "00000")).get(1)!;
    expect(circle).toEqual({ x: 2.5, y: 2.5, radius: 2 });
  });
});
