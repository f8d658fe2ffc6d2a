import { digits as digitPatterns, type Figure, pose } from "../human/figure.ts";
import type { Posture } from "../pose/posture.ts";
import { type FlatCamera, resized } from "../views/camera.ts";
import type { View } from "../views/views.ts";
import { type Anchored, type ArrowNeighbours, arrowNeighbours, linkUnreachable } from "./arrow-neighbours.ts";
import { classify } from "./classify.ts";
import { findArcs, simplifyArc, smoothArc } from "./contours.ts";
import { innerCircles, type LabelImage, mergeSlivers } from "./label-image.ts";
import { pathData, ringsOf } from "./paths.ts";
import { placeAt } from "./place-at.ts";
import { findVisible, valueAt } from "./visible-surface.ts";
import { zoneKey } from "./zone-list.ts";

/** One zone as drawn in one view. */
export interface ZoneOutline {
  readonly zone: string;
  /** SVG path data in the view's box */
  readonly path: string;
  /** middle of the largest circle inside it: for a pin or a number */
  readonly at: readonly [number, number];
  readonly next: ArrowNeighbours;
}

export interface DrawnZones {
  readonly outlines: readonly ZoneOutline[];
  /** width and height of the box the paths are in */
  readonly box: readonly [number, number];
  /** diameter of the largest circle inside each zone, in pixels of a picture 360 wide */
  readonly sizes: ReadonlyMap<string, number>;
}

/** Paths are whole numbers in a box this many times the still's pixels, so a step is a quarter of a CSS pixel or less. */
const boxPerPixel = 2;
const smoothingPasses = 10;
const tolerance = 0.9;
/** Patches below this share of the picture, or of their zone's largest patch, join a neighbour. */
const smallestOfPicture = { body: 0.0003, close: 0.0012 };
const smallestOfZone = 0.06;

function labelView(figure: Figure, standing: Posture, view: View, camera: FlatCamera): { image: LabelImage; names: string[] } {
  const { quads } = figure.fine;
  const positions = pose(figure, standing);
  const surface = findVisible(positions, quads, camera);
  const toPlace = placeAt(figure, standing, view);
  const numbers = new Map<string, number>();
  const labels = new Uint16Array(surface.triangle.length);
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (surface.triangle[pixel] < 0) continue;
    const [nx, ny, nz] = valueAt(surface, quads, figure.fineNeutral, 3, pixel);
    const [x, y, z] = valueAt(surface, quads, positions, 3, pixel);
    const digits = valueAt(surface, quads, figure.fineDigits, digitPatterns.length, pixel);
    const { place, side } = toPlace([nx, ny, nz], [x, y, z], digits);
    const zone = zoneKey(classify(place), side);
    if (!numbers.has(zone)) numbers.set(zone, numbers.size + 1);
    labels[pixel] = numbers.get(zone)!;
  }
  return { image: { ...camera.pixels, labels }, names: ["", ...numbers.keys()] };
}

export function drawZones(figure: Figure, standing: Posture, view: View): DrawnZones {
  const camera = resized(view.camera(standing, figure.sex), boxPerPixel);
  const { width, height } = camera.pixels;
  const raw = labelView(figure, standing, view, camera);
  const image = mergeSlivers(raw.image, width * height * smallestOfPicture[view.close ? "close" : "body"], smallestOfZone);
  const arcs = findArcs(image).map((arc) => simplifyArc(smoothArc(arc, smoothingPasses), tolerance));
  const circles = innerCircles(image);
  const rings = ringsOf(arcs);
  const zones = [...circles].map(([number, { x, y, radius }]) => ({
    zone: raw.names[number],
    at: [Math.round(x), Math.round(y)] as const,
    path: pathData(rings.get(number) ?? []),
    size: (radius * 2 * 360) / width,
  }));
  zones.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  const anchors: Anchored[] = zones.map(({ zone, at }) => ({ zone, at }));
  const next = linkUnreachable(anchors, arrowNeighbours(anchors));
  return {
    outlines: zones.map(({ zone, path, at }) => ({ zone, path, at, next: next.get(zone)! })),
    box: [width, height],
    sizes: new Map(zones.map(({ zone, size }) => [zone, size])),
  };
}
