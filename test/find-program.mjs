import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome'],
  headless: ['chromium-headless-shell', 'chrome-headless-shell'],
  firefox: ['firefox-esr', 'firefox'],
  xvfb: ['Xvfb'],
};

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** WebKitGTK keeps its small browser beside its library, outside of PATH. */
function miniBrowser() {
  for (const root of ['/usr/lib', '/usr/libexec', '/usr/lib64']) {
    if (!existsSync(root)) continue;
    for (const entry of ['', ...readdirSync(root)]) {
      for (const version of ['4.1', '6.0', '4.0']) {
        const path = join(root, entry, `webkit2gtk-${version}`, 'MiniBrowser');
        if (existsSync(path)) return path;
      }
    }
  }
  return undefined;
}

/** The path of a system program the tests use (chromium, headless, firefox, minibrowser, xvfb), or undefined. */
export function findProgram(name) {
  if (name === 'minibrowser') return miniBrowser();
  const given = process.env[name.toUpperCase()];
  if (given && existsSync(given)) return given;
  return NAMES[name].map(onPath).find(Boolean);
}
