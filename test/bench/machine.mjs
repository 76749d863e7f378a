import { cpus, totalmem } from 'node:os';

/**
 * What the figures were taken on.
 *
 * @param {{ version(): string }} browser
 */
export function machineOf(browser) {
  const [{ model }] = cpus();
  return {
    cpu: model.trim(),
    cores: cpus().length,
    memory: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    chromium: browser.version(),
    date: new Date().toISOString(),
  };
}

/** The machine on one line. */
export const machineLine = ({ cpu, cores, memory, node, chromium, date }) =>
  `${cpu}, ${cores} cores, ${memory} GiB, Node ${node}, Chromium ${chromium}, ${date}`;
