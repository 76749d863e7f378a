import { findProgram } from './find-program.mjs';

/** How the tests and benchmarks start the system's Chromium: the same program with the same arguments. */
export const CHROMIUM_OPTIONS = {
  executablePath: findProgram('chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
