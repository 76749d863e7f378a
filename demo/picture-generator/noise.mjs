/** A number from 0 to 1 for a cell of a lattice. */
export function hash(x, y, z) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 ^ 0x5bd1e995);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

// Shuffled bytes, twice over, so that sums of a byte and a step need no wrapping.
const SHUFFLED = new Uint8Array(1024);
const VALUES = new Float64Array(1024);
for (let at = 0; at < 256; at++) SHUFFLED[at] = at;
for (let at = 255; at > 0; at--) {
  const other = Math.floor(hash(at, 77, 5) * (at + 1));
  const kept = SHUFFLED[at];
  SHUFFLED[at] = SHUFFLED[other];
  SHUFFLED[other] = kept;
}
for (let at = 256; at < 1024; at++) SHUFFLED[at] = SHUFFLED[at - 256];
for (let at = 0; at < 1024; at++) VALUES[at] = hash(at & 255, 3, 19);

const eased = (t) => t * t * (3 - 2 * t);

/** Smooth noise from 0 to 1. It repeats after 256 steps, which is farther than any picture sees. */
export function noise(x, y, z) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = eased(x - ix);
  const fy = eased(y - iy);
  const fz = eased(z - iz);
  const bx = ix & 255;
  const by = iy & 255;
  const bz = iz & 255;
  const a = SHUFFLED[bx] + by;
  const b = SHUFFLED[bx + 1] + by;
  const aa = SHUFFLED[a] + bz;
  const ab = SHUFFLED[a + 1] + bz;
  const ba = SHUFFLED[b] + bz;
  const bb = SHUFFLED[b + 1] + bz;
  const v000 = VALUES[SHUFFLED[aa]];
  const v100 = VALUES[SHUFFLED[ba]];
  const v010 = VALUES[SHUFFLED[ab]];
  const v110 = VALUES[SHUFFLED[bb]];
  const v001 = VALUES[SHUFFLED[aa + 1]];
  const v101 = VALUES[SHUFFLED[ba + 1]];
  const v011 = VALUES[SHUFFLED[ab + 1]];
  const v111 = VALUES[SHUFFLED[bb + 1]];
  const low = v000 + (v100 - v000) * fx;
  const near = low + (v010 + (v110 - v010) * fx - low) * fy;
  const high = v001 + (v101 - v001) * fx;
  const far = high + (v011 + (v111 - v011) * fx - high) * fy;
  return near + (far - near) * fz;
}

/** Noise in octaves, from 0 to 1: clouds, stains, grain of wood. */
export function clouds(x, y, z, octaves = 4) {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale + octave * 17.3, y * scale - octave * 9.1, z * scale + octave * 3.7);
    total += weight;
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum / total;
}

const cell = { nearest: 0, second: 0, id: 0 };

/** Distances to the nearest and second nearest of points strewn one to a cell. The object returned is used again by the next call. */
export function cells(x, y, z) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  let nearest = 9;
  let second = 9;
  let id = 0;
  for (let dz = -1; dz <= 1; dz++) {
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const cx = ix + dx;
        const cy = iy + dy;
        const cz = iz + dz;
        const px = cx + hash(cx, cy, cz) - x;
        const py = cy + hash(cx + 71, cy, cz) - y;
        const pz = cz + hash(cx, cy + 37, cz + 11) - z;
        const distance = px * px + py * py + pz * pz;
        if (distance < nearest) {
          second = nearest;
          nearest = distance;
          id = hash(cx, cy + 5, cz + 91);
        } else if (distance < second) second = distance;
      }
    }
  }
  cell.nearest = Math.sqrt(nearest);
  cell.second = Math.sqrt(second);
  cell.id = id;
  return cell;
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function ramp(low, high, value) {
  const t = (value - low) / (high - low);
  return t <= 0 ? 0 : t >= 1 ? 1 : eased(t);
}
