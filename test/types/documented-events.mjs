import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../docs/reference/events.md', import.meta.url), 'utf8');

/** The events of the reference, which a rule compares with the declarations. */
export const documentedEvents = () =>
  [...page.matchAll(/^\| `(vitrine:[\w-]+)` \| (?:`\{|none)/gm)].map(([, name]) => name);

/** The commands that a page may dispatch. */
export const commandsIn = () => [
  ...['force', 'update', 'unforce'].map((name) => `vitrine:cookie-banner-${name}`),
  ...['force', 'unforce'].map((name) => `vitrine:overlay-${name}`),
  'vitrine:image-load',
];
