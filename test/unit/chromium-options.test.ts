import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'vitrine-chromium-'));

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The programs that are started where only these are installed. */
async function startedWith(...installed: string[]) {
  const folder = mkdtempSync(join(root, 'path-'));
  for (const name of installed) writeFileSync(join(folder, name), '');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM', undefined);
  vi.stubEnv('HEADLESS', undefined);
  vi.resetModules();
  const { CHROMIUM_OPTIONS, HEADLESS_OPTIONS } = await import('../chromium-options.mjs');
  return [CHROMIUM_OPTIONS, HEADLESS_OPTIONS].map(({ executablePath }) => relative(folder, executablePath ?? ''));
}

it('is the Chromium of the system, whatever it is called and wherever it stands', async () => {
  expect(await startedWith('google-chrome')).toEqual(['google-chrome', 'google-chrome']);
});

it('is the headless shell for browser tests where that is installed', async () => {
  expect(await startedWith('chromium', 'chromium-headless-shell')).toEqual(['chromium', 'chromium-headless-shell']);
});
