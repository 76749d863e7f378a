/**
 * What is missing in the changelog before a version can be given out, one sentence each.
 *
 * @param {string} text CHANGELOG.md
 * @param {string} version that of package.json
 * @returns {string[]}
 */
export function missingIn(text, version) {
  const [, unreleased = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text) ?? [];
  const [, newest] = /^## \[(\d[^\]]*)\] - \d{4}-\d{2}-\d{2}$/m.exec(text) ?? [];
  return [
    ...(newest === version
      ? []
      : [`the newest section with a date is ${newest ?? 'none'}, and package.json has ${version}`]),
    ...(/^- /m.test(unreleased) ? ['[Unreleased] has entries, which belong into the section of a version'] : []),
  ];
}
