import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../find-program.mjs';
import { startProgram } from './start-program.mjs';

const FACES = fileURLToPath(new URL('../fonts.conf', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Starts a browser on a fresh profile, which goes when the browser does, with the faces of the tests and none of the machine's. */
function launch(program, args, env) {
  const home = mkdtempSync(join(tmpdir(), 'vitrine-engine-'));
  const dirs = { FONTCONFIG_FILE: FACES, HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
  // Firefox's pages may read no other folder than the machine's own of faces, unless it is named here; the other engines take no notice of the file.
  writeFileSync(join(home, 'user.js'), `user_pref("security.sandbox.content.read_path_whitelist", "${PACKAGES}");\n`);
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
