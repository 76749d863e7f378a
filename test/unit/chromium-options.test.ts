import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-chromium-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('is the Chromium of the system, whatever it is called and wherever it stands', async () => {
  const path = join(folder, 'google-chrome');
  writeFileSync(path, '');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM', undefined);
  vi.resetModules();
  const { CHROMIUM_OPTIONS } = await import('../chromium-options.mjs');
  expect(CHROMIUM_OPTIONS.executablePath).toBe(path);
});
