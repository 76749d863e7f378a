const TAPS = 56;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/**
 * Blurs what is out of focus, as an open lens does.
 *
 * @param {Float32Array} image linear light
 * @param {Float32Array} depth
 * @param {{ at: number, open: number, most: number }} lens depth in focus; `open`: circle of confusion at infinity in picture heights; `most`: the widest circle
 */
export function focus(image, depth, width, height, { at, open, most }) {
  const circle = new Float32Array(width * height);
  for (let pixel = 0; pixel < circle.length; pixel++) {
    circle[pixel] = Math.min(most, (open * Math.abs(depth[pixel] - at)) / depth[pixel]) * height;
  }
  const out = new Float32Array(image.length);
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const k = pixel * 3;
      // A blurred thing in front of a sharp one spreads over it, so the search reaches as far as any blur nearby.
      let reach = circle[pixel];
      const probe = Math.max(6, most * height * 0.6) | 0;
      for (let side = 0; side < 4; side++) {
        const px = x + (side === 0 ? probe : side === 1 ? -probe : 0);
        const py = y + (side === 2 ? probe : side === 3 ? -probe : 0);
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const there = py * width + px;
        if (depth[there] < depth[pixel] && circle[there] > reach) reach = circle[there];
      }
      if (reach < 0.6) {
        out[k] = image[k];
        out[k + 1] = image[k + 1];
        out[k + 2] = image[k + 2];
        continue;
      }
      let r = image[k];
      let g = image[k + 1];
      let b = image[k + 2];
      let total = 1;
      const turn = ((x * 12.9898 + y * 78.233) % 6.2832) * 0.15;
      for (let tap = 1; tap <= TAPS; tap++) {
        const radius = reach * Math.sqrt(tap / TAPS);
        const angle = tap * GOLDEN + turn;
        const px = Math.round(x + Math.cos(angle) * radius);
        const py = Math.round(y + Math.sin(angle) * radius);
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const there = py * width + px;
        const own = depth[there] > depth[pixel] ? Math.min(circle[there], circle[pixel]) : circle[there];
        if (own < radius - 0.5) continue;
        const m = there * 3;
        r += image[m];
        g += image[m + 1];
        b += image[m + 2];
        total++;
      }
      out[k] = r / total;
      out[k + 1] = g / total;
      out[k + 2] = b / total;
    }
  }
  return out;
}
