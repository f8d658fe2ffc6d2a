import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Command, matches, publicFolder } from "./commands.ts";
import { makeFigure } from "./human/figure.ts";
import { standing } from "./pose/standing.ts";
import { type DrawnZones, drawZones } from "./zones/draw-zones.ts";
import { listZones, type Shown } from "./zones/zone-list.ts";
import { views } from "./views/views.ts";

const folder = new URL("body/", publicFolder);
/** WCAG 2.2 target size (minimum), CSS pixels, on a page 360 wide. */
const targetSize = 24;

function write(name: string, value: unknown): number {
  const text = JSON.stringify(value);
  writeFileSync(new URL(name, folder), text);
  return gzipSync(text).length;
}

/** One row of the text to a line, so that changes can be reviewed. */
const lines = (rows: readonly unknown[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;

/** Traces the zones of every view of both bodies, and writes the list of zones and the list of views. */
export const traceZones: Command = async (only) => {
  mkdirSync(folder, { recursive: true });
  const shown = new Map<string, Map<string, number>>();
  const boxes = new Map<string, DrawnZones["box"]>();
  for (const sex of ["male", "female"] as const) {
    const figure = makeFigure(sex, 1);
    const posture = standing(figure.skeleton);
    for (const view of views) {
      if (!matches(`${sex}-${view.key}`, only)) continue;
      const { outlines, box, sizes } = drawZones(figure, posture, view);
      const bytes = write(`${sex}-${view.key}.json`, { box, zones: outlines });
      console.log(`${sex}-${view.key}: ${outlines.length} zones, ${bytes} bytes gz`);
      boxes.set(view.key, box);
      const smallest = shown.get(view.key) ?? new Map<string, number>();
      for (const [zone, size] of sizes) smallest.set(zone, Math.min(size, smallest.get(zone) ?? Infinity));
      shown.set(view.key, smallest);
    }
  }
  if (only) return;
  const all: Shown[] = views.map(({ key, close }) => ({ view: key, close, sizes: shown.get(key)! }));
  const zones = listZones(all);
  writeFileSync(new URL("zones.json", folder), lines(zones.map(({ view: _, anatomical: __, ...row }) => row)));
  const names = Object.fromEntries(zones.map(({ zone, anatomical }) => [zone, anatomical]));
  writeFileSync(new URL("anatomical.json", folder), `${JSON.stringify(names, null, 1)}\n`);
  writeFileSync(new URL("views.json", folder), lines(views.map(({ key, title, close }) => ({ view: key, title, close, box: boxes.get(key) }))));
  const small = zones.filter(({ zone }) => Math.max(...all.map(({ sizes }) => sizes.get(zone) ?? 0)) < targetSize);
  const onBody = zones.filter(({ views: where }) => where.includes("front") || where.includes("back"));
  console.log(`${zones.length} zones, ${onBody.length} of them on the whole body`);
  if (small.length > 0) console.log(`under ${targetSize} px in every view: ${small.map(({ zone }) => zone).join(", ")}`);
};
