import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictures } from '../../../../demo/site/content/pictures.ts';

const FOLDER = 'demo/pictures';

/** Width and height out of a JPEG's frame header. */
function sizeOf(file: Buffer): [number, number] {
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc3) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
  }
  throw new Error('no frame');
}

describe('the pictures', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jpg'));

  it('are some forty, each with its words, and no file without', () => {
    expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(38);
    expect(files.map((name) => name.replace('.jpg', '')).sort()).toEqual(Object.keys(pictures).sort());
    const words = Object.values(pictures).map(({ alt }) => alt);
    expect(new Set(words).size).toBe(words.length);
  });

  it('are as large as the list says, and weigh at most 6 MB together', () => {
    let total = 0;
    for (const [name, { width, height }] of Object.entries(pictures)) {
      const file = readFileSync(`${FOLDER}/${name}.jpg`);
      total += file.length;
      expect(sizeOf(file), name).toEqual([width, height]);
    }
    expect(total).toBeLessThan(6_000_000);
  });

  it('differ in ratio and in what they are cropped around', () => {
    const all = Object.values(pictures);
    expect(new Set(all.map(({ width, height }) => (width / height).toFixed(2))).size).toBeGreaterThanOrEqual(8);
    expect(new Set(all.map(({ focal }) => focal.join())).size).toBeGreaterThanOrEqual(20);
    for (const { focal } of all) for (const share of focal) expect(share >= 0 && share <= 1).toBe(true);
  });
});
