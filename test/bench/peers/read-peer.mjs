import { readFileSync } from 'node:fs';

/** A file of a peer's package, as published. */
export const readPeer = (path) => readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8');

/** The version of a peer that is installed. */
export const versionOf = (name) => JSON.parse(readPeer(`${name}/package.json`)).version;
