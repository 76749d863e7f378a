import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Images } from '../../../../demo/server/images.ts';

const PICTURES = fileURLToPath(new URL('../../../../demo/pictures/', import.meta.url));

it('a picture that several servers make at the same time comes from each of them, and is kept once', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'vitrine-images-'));
  try {
    const servers = Array.from({ length: 8 }, () => new Images(PICTURES, cache));
    const read = await Promise.all(servers.map((one) => one.read('caneca-neblina', '100w')));
    expect(read.map((buffer) => buffer?.subarray(0, 2).toString('hex'))).toEqual(servers.map(() => 'ffd8'));
    expect((await readdir(cache)).filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
    expect(await readdir(cache)).toHaveLength(1);
  } finally {
    await rm(cache, { recursive: true });
  }
});
