/** Marks the pixels that hold the edge of a thing: what they see is a mixture that nothing beside them resembles. */
export function findEdges({ normal, depth }, width, height) {
  const edges = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      const k = pixel * 3;
      const length = normal[k] ** 2 + normal[k + 1] ** 2 + normal[k + 2] ** 2;
      const across = Math.abs(depth[pixel + 1] - depth[pixel - 1]);
      const down = Math.abs(depth[pixel + width] - depth[pixel - width]);
      if (length < 0.86 || Math.max(across, down) > depth[pixel] * 0.03) edges[pixel] = 1;
    }
  }
  return edges;
}

/** Gives the edges the mean light of their neighbours: of those that are no edges themselves, where there are any. */
export function lightEdges(layer, edges, width) {
  const from = Float32Array.from(layer);
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  for (let pixel = 0; pixel < edges.length; pixel++) {
    if (edges[pixel] === 0) continue;
    const sure = around.filter((step) => edges[pixel + step] === 0);
    const steps = sure.length > 0 ? sure : around;
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (const step of steps) sum += from[(pixel + step) * 3 + c];
      layer[pixel * 3 + c] = sum / steps.length;
    }
  }
}

/** Blends the edges of the finished light with their neighbours, so that no step shows once it is enlarged. */
export function softenEdges(image, edges, width) {
  const from = Float32Array.from(image);
  const row = width * 3;
  for (let pixel = 0; pixel < edges.length; pixel++) {
    if (edges[pixel] === 0) continue;
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
      const cross = from[at - 3] + from[at + 3] + from[at - row] + from[at + row];
      const corners = from[at - row - 3] + from[at - row + 3] + from[at + row - 3] + from[at + row + 3];
      image[at] = from[at] * 0.3 + cross * 0.12 + corners * 0.055;
    }
  }
}
