import { camera } from './camera.mjs';
import { develop } from './develop.mjs';
import { findEdges, lightEdges, softenEdges } from './edges.mjs';
import { enlarge } from './enlarge.mjs';
import { expose } from './expose.mjs';
import { focus } from './focus.mjs';
import { Room } from './room.mjs';
import { smooth } from './smooth.mjs';

/**
 * Takes a picture of a scene.
 *
 * @param {object} scene `solids`, `light`, `view`, `subject` (the point in focus and of interest), `lens`, `print`
 * @returns {{ bytes: Buffer, focal: [number, number] }}
 */
export function take(scene, [wide, high], samples, share = 0.75) {
  const width = Math.round(wide * share);
  const height = Math.round(high * share);
  const eye = camera(scene.view, width / height);
  const layers = expose({ room: new Room(scene.solids), light: scene.light, camera: eye }, width, height, samples);
  smooth(layers.soft, layers, width, height, { levels: 5, spread: 1.1 });
  smooth(layers.sun, layers, width, height, { levels: 2, spread: 1.6 });
  smooth(layers.sheen, layers, width, height, { levels: 5, spread: 2 });
  const edges = findEdges(layers, width, height);
  for (const layer of [layers.soft, layers.sun, layers.sheen]) lightEdges(layer, edges, width);
  const image = new Float32Array(width * height * 3);
  for (let at = 0; at < image.length; at++) {
    image[at] = layers.tint[at] * (layers.soft[at] + layers.sun[at]) + layers.shine[at] + layers.sheen[at];
  }
  softenEdges(image, edges, width);
  const { open = 0.03, most = 0.02, at = scene.subject } = scene.lens ?? {};
  const sharp = open > 0 ? focus(image, layers.depth, width, height, { at: eye.depth(at), open, most }) : image;
  const print = enlarge(sharp, width, height, wide, high);
  return { bytes: develop(print, wide, high, scene.print), focal: eye.find(scene.subject) };
}
