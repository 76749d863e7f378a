import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { waveFile } from './wave-file.mjs';

// Writes every sound of the site to `demo/sounds`. The same seeds give the same sounds.

/** Samples in a second: enough for a crack, and small. */
const RATE = 8_000;

/** Numbers from 0 to 1, always the same ones for a seed. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const silence = (seconds) => new Float64Array(seconds * RATE);

/** Adds a struck bowl: partials that fade, the higher the sooner. */
function ring(samples, { at, pitch, loud, seconds }) {
  for (const [order, ratio] of [1, 2.74, 5.38].entries()) {
    const frequency = (pitch * ratio * 2 * Math.PI) / RATE;
    const fade = seconds / (order * 1.8 + 1);
    for (let step = 0; step < seconds * RATE && at * RATE + step < samples.length; step += 1)
      samples[Math.floor(at * RATE) + step] +=
        (loud / (order + 1)) * Math.exp((-5 * step) / (fade * RATE)) * Math.sin(frequency * step);
  }
}

/** The glaze of a vase cracks while it cools: short rings, ever rarer. */
function cracks() {
  const random = seeded(47);
  const samples = silence(9);
  for (let at = 0.3; at < 8.4; at += 0.12 + random() * (0.25 + at / 9))
    ring(samples, { at, pitch: 700 + random() * 500, loud: 0.12 + random() * 0.3, seconds: 0.25 + random() * 0.5 });
  return samples;
}

/** The flame of the kiln: low noise that breathes. */
function flame() {
  const random = seeded(1_240);
  const samples = silence(6);
  let low = 0;
  let lower = 0;
  for (let step = 0; step < samples.length; step += 1) {
    low += ((random() - 0.5) * 2 - low) * 0.08;
    lower += (low - lower) * 0.12;
    const edge = Math.min(1, step / RATE, (samples.length - step) / RATE);
    samples[step] = lower * edge * (3.2 + Math.sin((step / RATE) * 2.4) + random() * 0.4);
  }
  return samples;
}

const SOUNDS = { estalos: cracks, chama: flame };

const folder = fileURLToPath(new URL('../sounds', import.meta.url));
await mkdir(folder, { recursive: true });
for (const [name, make] of Object.entries(SOUNDS)) {
  const file = waveFile(make(), RATE);
  await writeFile(`${folder}/${name}.wav`, file);
  console.log(`${name} ${(file.length / 1000).toFixed(0)} kB`);
}
