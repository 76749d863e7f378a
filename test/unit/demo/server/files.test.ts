import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { contactForm } from '../../../../demo/site/content/forms.ts';
import { started } from './started.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A project's folder with one picture, one style sheet of the site, and a built file. */
async function project(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-'));
  folders.push(root);
  for (const folder of ['demo/pictures', 'demo/site/styles', 'dist/chunks', 'dist/dev/chunks'])
    mkdirSync(join(root, folder), { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#94452a', noise } })
    .jpeg()
    .toFile(join(root, 'demo/pictures/vaso.jpg'));
  writeFileSync(join(root, 'demo/site/styles/2-b.css'), `.b { color: red }${' '.repeat(2_000)}`);
  writeFileSync(join(root, 'demo/site/styles/1-a.css'), '.a { color: green }');
  for (const chunks of ['dist/chunks', 'dist/dev/chunks']) writeFileSync(join(root, chunks, 'a.js'), 'export {};');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  return root;
}

/** The address as it is, with whatever dots it has, and the body as it was sent. */
function raw(url: string, path: string, headers = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const asked = request(url, { path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });
}

describe('pictures', () => {
  it('come in the width that is asked for, never larger than they are', async () => {
    const { url } = await started({ root: await project() });
    const widthOf = async (query: string) => {
      const answer = await fetch(`${url}/imagens/vaso.jpg${query}`);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
    };
    const widths = await Promise.all(
      ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w'].map((one) => widthOf(`?format=${one}`)),
    );
    expect(widths).toEqual([100, 300, 500, 750, 900, 900, 900]);
    expect(await Promise.all(['', '?format=original', '?format=9999w', '?format='].map(widthOf))).toEqual([
      900, 900, 900, 900,
    ]);
  });

  it('are made once, kept, and made anew when the picture changes', async () => {
    const root = await project();
    const { url } = await started({ root });
    const cache = join(root, 'demo/.data/images');
    const get = (headers = {}) => fetch(`${url}/imagens/vaso.jpg?format=300w`, { headers });
    const [first, second] = await Promise.all([get(), get()]);
    expect(Buffer.from(await first.arrayBuffer())).toEqual(Buffer.from(await second.arrayBuffer()));
    expect(readdirSync(cache)).toHaveLength(1);
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const tag = first.headers.get('etag') ?? '';
    const again = await get({ 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);

    await sharp({ create: { width: 800, height: 800, channels: 3, background: '#1f4a3d' } })
      .jpeg()
      .toFile(join(root, 'demo/pictures/vaso.jpg'));
    const changed = await get({ 'if-none-match': tag });
    expect([changed.status, (await sharp(Buffer.from(await changed.arrayBuffer())).metadata()).height]).toEqual([
      200, 300,
    ]);
  });

  it('are found by their plain name only', async () => {
    const { url } = await started({ root: await project() });
    for (const path of [
      '/imagens/nada.jpg',
      '/imagens/vaso.png',
      '/imagens/..%2F..%2Fsecret.txt',
      '/imagens/../vaso.jpg',
      '/imagens/VASO.jpg',
    ])
      expect((await raw(url, path)).status, path).toBe(404);
    expect((await raw(url, '/imagens/vaso.jpg')).status).toBe(200);
  });
});

describe('fonts', () => {
  it('come out of their packages', async () => {
    const { url } = await started();
    for (const name of ['fraunces-latin-wght-normal', 'source-sans-3-latin-wght-italic']) {
      const answer = await fetch(`${url}/fontes/${name}.woff2`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000');
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
    }
    for (const path of ['/fontes/fraunces-x.woff2', '/fontes/fraunces-..%2F..%2Fpackage.json', '/fontes/other.woff2'])
      expect((await raw(url, path)).status).toBe(404);
  });
});

describe('files', () => {
  it('have headers, a tag, and are not sent twice', async () => {
    const { url } = await started({ root: await project() });
    const sheet = await raw(url, '/atelie.css');
    expect(sheet.body.toString()).toMatch(/^\.a \{ color: green \}\n\.b \{ color: red \}/);
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'accept-encoding',
    });
    const tag = String(sheet.headers.etag);
    for (const known of [`"other", ${tag}`, tag.replace('W/', ''), '*'])
      expect(await raw(url, '/atelie.css', { 'if-none-match': known })).toMatchObject({
        status: 304,
        headers: { vary: 'accept-encoding' },
        body: Buffer.alloc(0),
      });
    for (const other of ['"other"', '', 'x'])
      expect((await raw(url, '/atelie.css', { 'if-none-match': other })).status).toBe(200);
    for (const path of ['/dist/chunks/a.js', '/dist/dev/chunks/a.js'])
      expect((await raw(url, path)).headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      });
  });

  it('are compressed as the browser accepts it', async () => {
    const { url } = await started({ root: await project() });
    const plain = await raw(url, '/atelie.css');
    const brotli = await raw(url, '/atelie.css', { 'accept-encoding': 'gzip, br;q=0.9' });
    const zipped = await raw(url, '/atelie.css', { 'accept-encoding': 'gzip, br;q=0' });
    expect([plain, brotli, zipped].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length));
    const picture = await raw(url, '/imagens/vaso.jpg', { 'accept-encoding': 'br' });
    expect(picture.headers['content-encoding']).toBeUndefined();
  });

  it('answer HEAD with the headers of GET, and nothing else with anything', async () => {
    const { url } = await started({ root: await project() });
    const [get, head] = [await raw(url, '/atelie.css'), await raw(url, '/atelie.css', {}, 'HEAD')];
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(await raw(url, '/atelie.css', {}, 'PUT')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('stay inside their folders', async () => {
    const root = await project();
    const { url } = await started({ root });
    expect(existsSync(join(root, 'secret.txt'))).toBe(true);
    for (const path of [
      '/dist/../secret.txt',
      '/dist/..%2fsecret.txt',
      '/dist/%2e%2e%2fsecret.txt',
      '/dist/..%5csecret.txt',
      '/dist/%00',
      '/dist/%ff',
      '//secret.txt',
      '/blocks/..%2f..%2fsecret',
    ])
      expect((await raw(url, path)).status, path).toBe(404);
    expect((await raw(url, '/dist/chunks/a.js')).status).toBe(200);
  });
});

describe('pages', () => {
  it('run under a strict policy, with a nonce of their own each time', async () => {
    const { url } = await started();
    const policies = await Promise.all(
      ['/falhas', '/falhas', `/form/${contactForm.formId}`, '/nowhere', '/atelie/nowhere'].map(async (path) => {
        const answer = await fetch(url + path);
        expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
        const policy = answer.headers.get('content-security-policy') ?? '';
        const [, nonce] = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy) ?? [];
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("require-trusted-types-for 'script'");
        expect(policy).toContain("frame-ancestors 'self'");
        expect(policy).not.toContain('unsafe');
        for (const [, used] of (await answer.text()).matchAll(/<script[^>]*nonce="([^"]*)"/g)) expect(used).toBe(nonce);
        return nonce;
      }),
    );
    expect(new Set(policies).size).toBe(policies.length);
  });

  it('of the site that do not exist are 404, the site’s start is where its name leads', async () => {
    const { url } = await started();
    expect((await fetch(`${url}/atelie/no-such-page`)).status).toBe(404);
    expect((await fetch(`${url}/atelie/`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${url}/atelie`, { redirect: 'manual' })).headers.get('location')).toBe('/atelie/');
  });
});
