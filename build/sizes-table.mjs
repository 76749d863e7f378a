import { LIMITS } from './manifest.mjs';
import { tableLines } from './markdown.mjs';

/** What the tables call a file. One that is not named here goes by its own name, so a new block or group needs no line. */
export const LABELS = {
  loader: 'the tag',
  'loader and stage': 'tag and stage',
  'loader and published stage': 'tag and stage of a published page',
  core: 'core: React and the runtime',
  react: 'React with react-dom, a file of the core',
  runtime: 'the runtime, a file of the core',
  diagnosis: 'diagnosis, with `?vitrine-debug` only',
  schemas: 'schemas of structured data',
  modal: 'modal dialog',
  fields: 'field kit',
  'form-kit': 'form kit',
  look: 'look of the page’s controls',
  layers: 'what opens and draws layers',
  calls: 'call layer',
  sanitise: 'sanitiser',
  published: 'what reads published blocks that are added to a page which had none',
  reserve: 'height reserved for published blocks that are on the page as JSON only',
  sending: 'what sends a form',
  'rare-fields': 'rare fields of a form',
  'file-fields': 'fields for files of a form',
  'send-files': 'what sends the files of a form',
  'address-lookup': 'address look-up of a form',
  'address-search': 'address suggestions of a form',
  'in-place': 'accordions of browsers without `moveBefore`',
  report: 'what `Vitrine.report()` gathers',
};

const labelOf = (name) => LABELS[name] ?? name;

/** A chunk's name and kind (`published`, `en`, `es` or nothing) from its path in the manifest. */
const readPath = (path) => /^chunks\/(?<name>.+)-\w{5}(?:\.(?<kind>[\w-]+))?\.js$/.exec(path)?.groups;

const inWords = (names) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

/**
 * The sizes that the documents tell, one row for each file or tier of the manifest, in bytes of brotli quality 11.
 *
 * @returns rows of { what, bytes: [least, most], limit }; limit is null where nothing limits the file by itself
 */
export function sizeRows({ files, sizes, tiers, blocks, services, preload }) {
  /** @type {any[]} */
  const chunks = Object.entries(files).flatMap(([path, { brotli }]) => {
    const read = readPath(path);
    return read ? [{ path, brotli, ...read }] : [];
  });
  /** @type {(what: string, bytes: number | number[], limit?: number | null) => { what: string, bytes: number[], limit: number | null }} */
  const row = (what, bytes, limit = null) => ({ what, bytes: [bytes].flat(), limit });
  const budgeted = (list) =>
    Object.entries(list).map(([name, { brotli, budget }]) => row(labelOf(name), brotli, budget));
  const plain = chunks.filter(({ kind }) => !kind);
  const told = new Set([
    ...Object.keys(blocks),
    ...Object.keys(services),
    ...[...tiers.stage, ...tiers.core].map((path) => readPath(path)?.name),
  ]);
  const usersOf = (path) =>
    Object.entries(preload.blocks).flatMap(([name, together]) => (together.includes(path) ? [name] : []));
  const words = chunks.filter(({ kind }) => kind === 'en' || kind === 'es').map(({ brotli }) => brotli);
  return [
    ...Object.entries(LIMITS).map(([what, limit]) => row(labelOf(what), sizes[what], limit)),
    ...plain.filter(({ path }) => tiers.core.includes(path)).map(({ name, brotli }) => row(labelOf(name), brotli)),
    ...budgeted(blocks),
    ...budgeted(services),
    ...plain
      .filter(({ name }) => !told.has(name))
      .map(({ name, path, brotli }) => {
        const users = usersOf(path);
        return row(users.length ? `${labelOf(name)}, for ${inWords(users)}` : labelOf(name), brotli);
      }),
    ...chunks
      .filter(({ kind, name }) => kind === 'published' && blocks[name])
      .map(({ name, brotli }) => row(`reader of published markup, for ${name}`, brotli)),
    row('words of one chunk in English or Spanish', [Math.min(...words), Math.max(...words)]),
    row('single file', files['vitrine.single.js'].brotli),
  ];
}

const inThousands = (bytes) => bytes.toLocaleString('en-GB');

/** Those rows as a Markdown table. */
export const sizesTable = (rows) =>
  tableLines(
    ['what', 'bytes', 'limit'],
    rows.map(({ what, bytes, limit }) => [
      what,
      bytes.map(inThousands).join(' to '),
      limit === null ? '' : inThousands(limit),
    ]),
  ).join('\n');

/** Where the tables are in the documents: `sizes` has all rows, `cost` some of them. */
const regionOf = (name) => new RegExp(`(<!-- ${name}:begin[^>]*-->\\n\\n)([\\s\\S]*?)(\\n\\n<!-- ${name}:end -->)`);
export const SIZES_REGION = regionOf('sizes');
export const COST_REGION = regionOf('cost');

/** What the README calls the tiers. */
const TIERS = {
  loader: 'the script alone, on every page',
  'loader and stage': 'the same with what finds and watches blocks',
  core: 'React and what renders blocks, once for a page',
};

/** The rows that the README has of them: the tiers, blocks of three sizes, and the single file. */
export function costRows(rows, { blocks }) {
  /** @type {[name: string, size: any][]} */
  const bySize = Object.entries(blocks).sort(([, one], [, other]) => one.brotli - other.brotli);
  const row = (name, what) => ({ ...rows.find((one) => one.what === labelOf(name)), what });
  const block = (what, [name] = /** @type {[name: string, size?: any]} */ ([''])) => row(name, `${what} (\`${name}\`)`);
  return [
    ...Object.entries(TIERS).map(([name, what]) => row(name, what)),
    block('the smallest block', bySize[0]),
    block('the median block', bySize[bySize.length >> 1]),
    block('the largest block', bySize.at(-1)),
    row('single file', 'everything in one file'),
  ];
}

/** The rows of a document's table, with the number of each line. */
export function readSizes(text, where = SIZES_REGION) {
  const region = where.exec(text);
  if (!region) return [];
  const first = text.slice(0, region.index + region[1].length).split('\n').length;
  const number = (figure) => Number(figure.replaceAll(',', ''));
  return region[2].split('\n').flatMap((line, at) => {
    const [, what, bytes, limit] = /^\| (.+?) \| ([\d,]+(?: to [\d,]+)?) \| ([\d,]*) \|$/.exec(line) ?? [];
    return what
      ? [{ line: first + at, what, bytes: bytes.split(' to ').map(number), limit: limit ? number(limit) : null }]
      : [];
  });
}

/** A build on another day may name its chunks otherwise, and names compress differently. */
const isNear = (told, now) => Math.abs(told - now) <= Math.max(25, now / 100);

/**
 * Says which rows of a document differ from those of the manifest, each with its line.
 *
 * @param told what `readSizes` gave
 * @param rows what `sizeRows` gave
 */
export function wrongSizes(told, rows) {
  const missing = rows.filter(({ what }) => !told.some((one) => one.what === what));
  return [
    ...told.flatMap(({ line, what, bytes, limit }) => {
      const now = rows.find((one) => one.what === what);
      if (!now) return [`line ${line}: the manifest has nothing called "${what}"`];
      const near = bytes.length === now.bytes.length && bytes.every((figure, at) => isNear(figure, now.bytes[at]));
      return [
        ...(near ? [] : [`line ${line}: ${what} is ${now.bytes.map(inThousands).join(' to ')} B`]),
        ...(limit === now.limit ? [] : [`line ${line}: the limit of ${what} is ${now.limit} B`]),
      ];
    }),
    ...missing.map(({ what }) => `no line says the size of "${what}"`),
  ];
}
