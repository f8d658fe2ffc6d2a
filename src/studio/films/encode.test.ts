import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeWhole } from "./encode.ts";

describe("a film's file", () => {
  let folder: string;
  let film: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "encode-"));
    film = join(folder, "slump.webm");
    writeFileSync(film, "the last take");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is replaced once the new take is whole", () => {
    writeWhole(film, (path) => {
      writeFileSync(path, "the new take");
      expect(readFileSync(film, "utf8")).toBe("the last take");
      expect(path).toMatch(/\.webm$/);
    });
    expect(readFileSync(film, "utf8")).toBe("the new take");
    expect(readdirSync(folder)).toEqual(["slump.webm"]);
  });

  it("stays the last take when the encoder fails half way", () => {
    const breakOff = (path: string): void => {
      writeFileSync(path, "half a t");
      throw new Error("the encoder was ended");
    };
    expect(() => writeWhole(film, breakOff)).toThrow("the encoder was ended");
    expect(readFileSync(film, "utf8")).toBe("the last take");
    expect(readdirSync(folder)).toEqual(["slump.webm"]);
  });

  it("stays the last take when the encoder leaves an empty file", () => {
    expect(() => writeWhole(film, (path) => writeFileSync(path, ""))).toThrow("nothing was written");
    expect(readFileSync(film, "utf8")).toBe("the last take");
    expect(readdirSync(folder)).toEqual(["slump.webm"]);
  });
});
