// The npm entries of vocabulary and clients: whole, and cut to what somebody takes of them.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles, withoutComments } from './source-files.ts';

const EXPORT = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm;

/** Not public: the inner parts of the rules and of the call layer. */
const INNER =
  /^src\/(vocab\/(block|captcha-settings|catalogue\/context-help|cookie-settings-fields|form-data|entities\/read-fields|has-own|is-record|measure-names|names|page-attributes|parse-address|published|server-field|rules\/(store\/locale-tag|text\/plain-text)|version)|api\/call\/(address|address-in|call-record|classify-response|crumbs|deadline|fits-keepalive|member-of|path-part|read-response|retry-after)\b)/;

const exportsOf = (text: string): string[] => [...withoutComments(text).matchAll(EXPORT)].map(([, name = '']) => name);

/** The names that an entry gives: those that are between its braces, and those of the barrels and files it takes whole. */
function listed(barrel: string): string[] {
  const text = withoutComments(readFileSync(join(root, barrel), 'utf8'));
  const named = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from /gm)].flatMap(
    ([, names = '']) => names.match(/\w+(?=\s*(?:,|$))/g) ?? [],
  );
  const whole = [...text.matchAll(/^export \* from '(.+)';$/gm)].map(([, path = '']) =>
    posix.join(posix.dirname(barrel), path),
  );
  return [...named, ...exportsOf(text), ...whole.flatMap(listed)];
}

/** What a bundler makes of a line that imports one thing. */
async function bundled(line: string): Promise<{ text: string; modules: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: line, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
    metafile: true,
  });
  const [output] = Object.values(metafile.outputs);
  const modules = Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path)
    .filter((path) => path !== '<stdin>');
  return { text: outputFiles[0]?.text ?? '', modules };
}

describe.each(['vocab', 'api'])('the entry vitrine/%s', (folder) => {
  it('names every public thing of its folder, by a name of its own', () => {
    const files = sourceFiles([`src/${folder}`], /\.ts$/).filter(({ path }) => !INNER.test(path));
    const names = files.flatMap(({ text }) => exportsOf(text));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const given = listed(`src/${folder}/index.ts`);
    expect(names.filter((name) => !given.includes(name))).toEqual([]);
  });
});

describe('a bundle that takes one thing', () => {
  it.each([
    ['isUsZip', /rules\/zip\.js$/, 1],
    ['parseCpf', /rules\/(brazil\/|text\/visible-text\.js$)/, 5],
    ['pageTypes', /codes\/(page-types|codes)\.js$/, 2],
    ['websiteRoles', /codes\/(website-roles|codes)\.js$/, 2],
  ])('takes %s and nothing else', async (name, own, most) => {
    const { modules } = await bundled(`export { ${name} } from './dist/package/vocab/index.js';`);
    expect(modules.filter((path) => !own.test(path))).toEqual([]);
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.length).toBeLessThanOrEqual(most);
  });

  it('takes a client without the call layer', async () => {
    const { modules } = await bundled(`export { searchSite } from './dist/package/api/index.js';`);
    expect(modules.filter((path) => /node_modules|request\.js/.test(path))).toEqual([]);
  });

  it('the control: the whole entry is much more', async () => {
    const { modules } = await bundled(`export * from './dist/package/vocab/index.js';`);
    expect(modules.length).toBeGreaterThan(100);
  });
});
