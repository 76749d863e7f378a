import { findProgram } from './find-program.mjs';

/** How benchmarks start the system's Chromium. */
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

/**
 * How browser tests start it: as the headless shell, the same engine without a window, which takes less than half the time; where it is missing, as Chromium.
 * What it draws with shares the browser's own process, which saves the traffic between two.
 */
export const HEADLESS_OPTIONS = {
  ...CHROMIUM_OPTIONS,
  args: [...CHROMIUM_OPTIONS.args, '--in-process-gpu'],
  executablePath: findProgram('headless') ?? CHROMIUM_OPTIONS.executablePath,
};
