import { spawnSync } from 'node:child_process';

/**
 * Formats new files: where a line breaks and which import comes first depends on the name of the block. Throws where they could not be formatted.
 *
 * @param {string} biome the formatter
 * @param {readonly string[]} files
 * @param {string} folder that of the project, from which the files are named
 */
export function formatFiles(biome, files, folder) {
  const { status } = spawnSync(biome, ['check', '--write', ...files], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Null where it could not be started, or was killed.
  if (status !== 0) throw new Error('The files are made, but could not be formatted: npm run format.');
}
