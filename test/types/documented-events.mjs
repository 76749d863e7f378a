import { readFileSync } from 'node:fs';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The events of the README's table, which a rule compares with the declarations. */
export const eventsInReadme = () =>
  [...readme.matchAll(/^\| `(vitrine:[\w-]+)` \| (?:`\{|none)/gm)].map(([, name]) => name);

/** The commands that a page may dispatch. */
export const commandsIn = () => [
  ...['force', 'update', 'unforce'].map((name) => `vitrine:cookie-banner-${name}`),
  ...['force', 'unforce'].map((name) => `vitrine:overlay-${name}`),
  'vitrine:image-load',
];
