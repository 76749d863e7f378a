// The system programs the tests need: found, or installed through apt where that is possible, or asked for in one sentence.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findProgram } from './find-program.mjs';

const PACKAGES = {
  chromium: 'chromium',
  headless: 'chromium-headless-shell',
  firefox: 'firefox-esr',
  minibrowser: 'webkit2gtk-driver',
  xvfb: 'xvfb',
};

/** Without it the tests run in Chromium itself, and take more than twice the time. */
const DISPENSABLE = new Set(['headless']);

const missing = () => Object.keys(PACKAGES).filter((name) => !findProgram(name));

/** Makes sure that all three browsers and the virtual display are there, and the headless shell where it can be installed; throws one sentence saying what to install. */
export function ensureBrowsers() {
  if (!missing().length) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env });
    apt('update');
    const install = (...packages) => apt('install', '-y', '--no-install-recommends', ...packages);
    for (const name of DISPENSABLE) install(PACKAGES[name]);
    install(...Object.keys(PACKAGES).flatMap((name) => (DISPENSABLE.has(name) ? [] : PACKAGES[name])));
  }
  const left = missing().filter((name) => !DISPENSABLE.has(name));
  if (left.length) {
    throw new Error(
      `Please install ${left.map((name) => PACKAGES[name]).join(', ')}, which the tests need and did not find (on Debian: apt-get install them as root).`,
    );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    ensureBrowsers();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
