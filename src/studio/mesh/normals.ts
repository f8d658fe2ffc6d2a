/** Unit vertex normals of a quad mesh, weighted by area; vertices counter-clockwise seen from outside. */
export function vertexNormals(positions: Float32Array, quads: Uint32Array): Float32Array {
  const p = positions;
  const normals = new Float32Array(p.length);
  for (let q = 0; q < quads.length; q += 4) {
    const a = quads[q] * 3;
    const b = quads[q + 1] * 3;
    const c = quads[q + 2] * 3;
    const d = quads[q + 3] * 3;
    // The cross product of the diagonals is twice the quad's area along its normal.
    const ux = p[c] - p[a];
    const uy = p[c + 1] - p[a + 1];
    const uz = p[c + 2] - p[a + 2];
    const vx = p[d] - p[b];
    const vy = p[d + 1] - p[b + 1];
    const vz = p[d + 2] - p[b + 2];
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    for (const v of [a, b, c, d]) {
      normals[v] += nx;
      normals[v + 1] += ny;
      normals[v + 2] += nz;
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const l = Math.hypot(normals[i], normals[i + 1], normals[i + 2]) || 1;
    normals[i] /= l;
    normals[i + 1] /= l;
    normals[i + 2] /= l;
  }
  return normals;
}
