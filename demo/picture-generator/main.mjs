import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readCommandLine } from '../../build/command-line.mjs';
import { take } from './darkroom/take.mjs';
import { SCENES } from './scenes/index.mjs';

// Takes every picture of the site: about half an hour on one core. `--only a,b` takes some, `--scale 0.3` small ones, `--out` says where to.
const { values } = readCommandLine(
  {
    options: {
      only: { type: 'string', default: '' },
      out: { type: 'string', default: fileURLToPath(new URL('../pictures', import.meta.url)) },
      scale: { type: 'string', default: '1' },
      samples: { type: 'string', default: '4' },
    },
  },
  '--only NAMES, --out FOLDER, --scale NUMBER or --samples NUMBER',
);
const scale = Number(values.scale);
const wanted = values.only.split(',').filter(Boolean);
await mkdir(values.out, { recursive: true });
for (const { name, size, scene, finer = 1 } of SCENES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  const [width, height] = size.map((side) => Math.round(side * scale));
  const picture = take(scene(), [width, height], Number(values.samples) * finer);
  const raw = { raw: { width, height, channels: 3 } };
  const jpeg = await sharp(picture.bytes, raw).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  await writeFile(`${values.out}/${name}.jpg`, jpeg);
  const focal = picture.focal.map((value) => value.toFixed(2)).join(', ');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name} ${width}×${height} ${(jpeg.length / 1000).toFixed(0)} kB ${seconds} s focal ${focal}`);
}
