import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../find-program.mjs';
import { startProgram } from './start-program.mjs';

/** Starts a browser on a fresh profile, which goes when the browser does. */
function launch(program, args, env) {
  const home = mkdtempSync(join(tmpdir(), 'vitrine-engine-'));
  const dirs = { HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
  const browser = startProgram(findProgram(program), args(home), { env: { ...dirs, ...env } });
  return {
    ...browser,
    async stop() {
      await browser.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The engines, each with the function that opens an address in it. */
export const engines = {
  chromium: (url) =>
    launch(
      'chromium',
      (home) => [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--remote-debugging-port=0',
        `--user-data-dir=${home}/profile`,
        url,
      ],
      {},
    ),
  firefox: (url) =>
    launch('firefox', (home) => ['--headless', '-no-remote', '-profile', home, url], { MOZ_HEADLESS: '1' }),
  webkit: (url, display) =>
    launch('minibrowser', () => [url], {
      DISPLAY: display,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // WebKit's sandbox wants user namespaces, which root in a container does not have.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    }),
};
