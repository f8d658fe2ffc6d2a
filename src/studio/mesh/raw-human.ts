/** The neutral human of MakeHuman as read from its file; positions in decimetres. */
export interface RawHuman {
  readonly positions: Float32Array;
  /** four vertex numbers a quad, and the number of its group */
  readonly quads: Uint32Array;
  readonly groupOfQuad: Uint16Array;
  readonly groups: readonly string[];
  /** four bone numbers and four weights a vertex */
  readonly boneIndex: Uint16Array;
  readonly boneWeight: Float32Array;
  readonly bones: readonly { readonly name: string; readonly parent: number }[];
  /** for "<bone>____head" and "<bone>____tail": the vertices whose mean is that joint */
  readonly jointVertices: Readonly<Record<string, readonly number[]>>;
}

export interface HumanFile {
  readonly vertices: readonly number[];
  readonly faces: readonly number[];
  readonly materials: readonly { readonly DbgName: string }[];
  readonly skinIndices: readonly number[];
  readonly skinWeights: readonly number[];
  readonly bones: readonly { readonly name: string; readonly parent: number }[];
  readonly metadata: { readonly joint_pos_idxs: Readonly<Record<string, readonly number[]>> };
}

/** three.js JSON model format 3: a quad with material and texture coordinates. */
const quadWithMaterial = 11;
const intsPerQuad = 10;

/**
 * Reads the parsed model file. In the file each bone is a pair of entries (head and tail), so bone numbers are doubled.
 * @throws when the file holds anything but quads with a material
 */
export function readHuman(file: HumanFile): RawHuman {
  const quadCount = file.faces.length / intsPerQuad;
  const quads = new Uint32Array(quadCount * 4);
  const groupOfQuad = new Uint16Array(quadCount);
  for (let q = 0; q < quadCount; q++) {
    const at = q * intsPerQuad;
    if (file.faces[at] !== quadWithMaterial) throw new Error(`face ${q} has type ${file.faces[at]}, not ${quadWithMaterial}`);
    for (let k = 0; k < 4; k++) quads[q * 4 + k] = file.faces[at + 1 + k];
    groupOfQuad[q] = file.faces[at + 5];
  }
  const bones = [];
  for (let i = 0; i < file.bones.length; i += 2) {
    const parent = file.bones[i].parent;
    bones.push({ name: file.bones[i + 1].name, parent: parent < 0 ? -1 : parent >> 1 });
  }
  return {
    positions: Float32Array.from(file.vertices),
    quads,
    groupOfQuad,
    groups: file.materials.map((m) => m.DbgName),
    boneIndex: Uint16Array.from(file.skinIndices, (i) => i >> 1),
    boneWeight: Float32Array.from(file.skinWeights),
    bones,
    jointVertices: file.metadata.joint_pos_idxs,
  };
}
