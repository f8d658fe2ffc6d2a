import type { Side } from "../pose/skeleton.ts";
import { type CatalogueEntry, pairedZones, singleZones } from "./catalogue.ts";

/** A zone as it is listed: zones.json has all but `view`, which is the first of `views`, and `anatomical`, which has a file of its own. */
export interface Zone {
  readonly zone: string;
  /** the view it is first looked for in: front, then back, then close-ups */
  readonly view: string;
  /** all views it is drawn in */
  readonly views: readonly string[];
  readonly side: "left" | "right" | "middle";
  readonly label: string;
  readonly anatomical: string;
  readonly location: string;
  /** the close-up in which it, or its parts, are shown largest */
  readonly zoom?: string;
}

/** Zones of the whole body that close-ups split into parts. */
const splitIn: Readonly<Record<string, string>> = {
  left_fingers: "left-palm", right_fingers: "right-palm", left_toes: "left-toes", right_toes: "right-toes",
};

const words = { L: "left", R: "right" } as const;

/** The zone's key; zones in the middle have no side. */
export function zoneKey(name: string, side: Side): string {
  if (singleZones.has(name)) return name;
  if (!pairedZones.has(name)) throw new Error(`zone ${name} is not in the catalogue`);
  return `${words[side]}_${name}`;
}

/** What one view shows: for each zone the diameter of the largest circle inside it, pixels of a picture 360 wide. */
export interface Shown {
  readonly view: string;
  readonly close: boolean;
  readonly sizes: ReadonlyMap<string, number>;
}

/** Builds zones.json from what the views show, in the order of the catalogue. */
export function listZones(shown: readonly Shown[]): Zone[] {
  const row = (zone: string, side: Zone["side"], entry: CatalogueEntry): Zone[] => {
    const having = shown.filter(({ sizes }) => sizes.has(zone));
    const views = having.map(({ view }) => view);
    if (views.length === 0) return [];
    const { location } = entry;
    const closest = having.filter(({ close }) => close).sort((a, b) => b.sizes.get(zone)! - a.sizes.get(zone)!)[0];
    const zoom = splitIn[zone] ?? closest?.view;
    return [
      {
        zone,
        view: views[0],
        views,
        side,
        label: entry.label.replace("{side}", side),
        anatomical: entry.anatomical,
        location: typeof location === "string" ? location : location[side as "left" | "right"],
        ...(zoom ? { zoom } : {}),
      },
    ];
  };
  return [
    ...[...singleZones].flatMap(([name, entry]) => row(name, "middle", entry)),
    ...[...pairedZones].flatMap(([name, entry]) => (["L", "R"] as const).flatMap((side) => row(zoneKey(name, side), words[side], entry))),
  ];
}
