const KERNEL = [0.0625, 0.25, 0.375, 0.25, 0.0625];

/**
 * Smooths the noise out of a layer of light and keeps its edges: weights fall with distance in depth, with the angle between normals and with the
 * difference in light (a wavelet with holes, after Dammertz and others, 2010).
 *
 * @param {Float32Array} light changed in place
 * @param {{ normal: Float32Array, depth: Float32Array }} guide
 * @param {{ levels: number, spread: number }} how `spread` is the difference in light, as a share, that counts as an edge
 */
export function smooth(light, { normal, depth }, width, height, { levels, spread }) {
  let from = Float32Array.from(light);
  let to = new Float32Array(light.length);
  for (let level = 0; level < levels; level++) {
    const step = 1 << level;
    // A single sample that met no light must not count as an edge, so the first round looks at shapes only.
    const edge = level === 0 ? 1e3 : spread / (1 + level * 0.5);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const k = at * 3;
        const nx = normal[k];
        const ny = normal[k + 1];
        const nz = normal[k + 2];
        const d = depth[at];
        const bright = from[k] + from[k + 1] + from[k + 2];
        let r = 0;
        let g = 0;
        let b = 0;
        let total = 0;
        for (let j = -2; j <= 2; j++) {
          const row = y + j * step;
          if (row < 0 || row >= height) continue;
          for (let i = -2; i <= 2; i++) {
            const column = x + i * step;
            if (column < 0 || column >= width) continue;
            const there = row * width + column;
            const m = there * 3;
            const alike = nx * normal[m] + ny * normal[m + 1] + nz * normal[m + 2];
            if (alike < 0.6) continue;
            const away = Math.abs(depth[there] - d) / (0.02 * d * (1 + 0.3 * step));
            if (away > 3) continue;
            const near = from[m] + from[m + 1] + from[m + 2];
            const differs = (near - bright) / ((near + bright) * 0.5 + 0.03) / edge;
            const a2 = alike * alike;
            const a4 = a2 * a2;
            const weight = KERNEL[j + 2] * KERNEL[i + 2] * a4 * a4 * Math.exp(-away * away - differs * differs);
            r += from[m] * weight;
            g += from[m + 1] * weight;
            b += from[m + 2] * weight;
            total += weight;
          }
        }
        to[k] = total > 0 ? r / total : from[k];
        to[k + 1] = total > 0 ? g / total : from[k + 1];
        to[k + 2] = total > 0 ? b / total : from[k + 2];
      }
    }
    [from, to] = [to, from];
  }
  light.set(from);
}
