import type { Vec3 } from "../geometry/vector.ts";

/** How a mesh looks; colours are linear red, green, blue 0..1. */
export type Look =
  | { readonly kind: "body"; readonly skin: Vec3; readonly cloth: Vec3; readonly hair: Vec3; readonly top: boolean }
  | {
      readonly kind: "plain";
      readonly colour: Vec3;
      /** takes shadows only about this place, decimetres; they fade towards its rim */
      readonly shade?: { readonly centre: Vec3; readonly radius: number };
    };

/** A mesh on its way to the browser; arrays as base64 of their little-endian bytes. */
export interface MeshMessage {
  readonly name: string;
  /** triangles, uint32; needed once */
  readonly index?: string;
  /** fewer triangles of the same vertices, to throw shadows with; `index` when left out */
  readonly shadowIndex?: string;
  /** only triangles that face the camera are drawn: right for a closed mesh, and quicker */
  readonly closed?: boolean;
  /** float32: position, normal, shape (the normal to shade with), neutral, relief */
  readonly attributes: Readonly<Record<string, string>>;
  readonly look: Look;
}

export interface ShotMessage {
  readonly width: number;
  readonly height: number;
  readonly shadowPixels: number;
  /** how far to either side the edges of shadows are softened, decimetres; 0 costs least */
  readonly softness: number;
  readonly exposure: number;
  /** how many lights are added in one pass over the meshes, 1 to 3; they share the first one's `toView` */
  readonly together: number;
  /** sRGB 0..1 and the number of passes, negative for a transparent background */
  readonly background: readonly [number, number, number, number];
  readonly perspective: boolean;
  readonly eyeTowards: Vec3;
  readonly eyePosition: Vec3;
  /** four balls on the neutral human, each middle and radius in decimetres, sixteen numbers in all */
  readonly glow: { readonly at: readonly number[]; readonly colour: Vec3; readonly strength: number };
  /** a tape measure round a leg: side (1 is left) and height on the neutral human, and how clearly it shows, 0..1 */
  readonly tape?: { readonly at: readonly [number, number]; readonly strength: number };
  /** matrices column-major, `toView` with its own sub-pixel shift */
  readonly lights: readonly {
    readonly towards: Vec3;
    readonly colour: Vec3;
    readonly toLight: readonly number[];
    readonly toView: readonly number[];
  }[];
}
