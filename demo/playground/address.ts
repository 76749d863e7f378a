import { attributesIn, withAttributes } from './markup.ts';

/** Widths of the preview in px, by the word of the address. */
export const WIDTHS = { celular: 390, tablet: 820, computador: 1280 } as const;
export type Width = keyof typeof WIDTHS;

/** What the page shows; its address holds all of it. */
export interface State {
  /** The block that was picked; empty for markup of one's own. */
  readonly block: string;
  readonly markup: string;
  /** Which block of the markup has its options shown. */
  readonly at: number;
  readonly width: Width;
  readonly dark: boolean;
}

/** Markup with which each block begins. */
export type Examples = Readonly<Record<string, string>>;

/** Largest text that an address may hold, in bytes: a short address can stand for a very long one. */
const LARGEST = 200_000;

/** Longest address that browsers and messages take. */
const LONGEST_HASH = 60_000;

const NAMES = { block: 'bloco', markup: 'html', at: 'em', width: 'largura', theme: 'tema', without: 'sem' } as const;

/** What an address cannot be read for, in a sentence for its visitor. */
export class WrongAddress extends Error {}

/** Returns the state as the fragment of an address; null if the markup is too long for one. */
export async function hashOf(state: State, examples: Examples): Promise<string | null> {
  const { block, markup, at, width, dark } = state;
  const words = new URLSearchParams();
  if (block) words.set(NAMES.block, block);
  if (at) words.set(NAMES.at, String(at));
  if (width !== 'celular') words.set(NAMES.width, width);
  if (dark) words.set(NAMES.theme, 'escuro');
  const turned = block ? turnedIn(markup, examples[block] ?? '') : null;
  if (turned) {
    for (const [name, value] of turned) words.append(value === null ? NAMES.without : name, value ?? name);
  } else {
    const bytes = new TextEncoder().encode(markup);
    if (bytes.length > LARGEST) return null;
    words.set(NAMES.markup, await packed(bytes));
  }
  const hash = words.toString();
  return hash.length > LONGEST_HASH ? null : hash;
}

/** Returns the attributes that make a text of the example; null if they are not all that differs. */
function turnedIn(markup: string, example: string): ReadonlyMap<string, string | null> | null {
  const [before, after] = [attributesIn(example), attributesIn(markup)];
  const turned = new Map<string, string | null>();
  for (const [name, value] of after) if (before.get(name) !== value) turned.set(name, value);
  for (const name of before.keys()) if (!after.has(name)) turned.set(name, null);
  const isAll = [...turned.keys()].every((name) => name.startsWith('data-'));
  return isAll && withAttributes(example, turned) === markup ? turned : null;
}

/**
 * Reads the fragment of an address, with or without its #. An empty one is the first block of the examples.
 *
 * @throws WrongAddress if it names no block that there is, or if its markup cannot be read
 */
export async function stateOf(fragment: string, examples: Examples): Promise<State> {
  const words = new URLSearchParams(fragment.replace(/^#/, ''));
  const html = words.get(NAMES.markup);
  const block = words.get(NAMES.block) ?? (html === null ? (Object.keys(examples)[0] ?? '') : '');
  if (block && !Object.hasOwn(examples, block)) throw new WrongAddress(`O bloco “${block}” não existe.`);
  const width = Object.keys(WIDTHS).find((one): one is Width => one === words.get(NAMES.width)) ?? 'celular';
  const at = Math.max(0, Math.trunc(Number(words.get(NAMES.at))) || 0);
  const turned = new Map<string, string | null>();
  for (const [name, value] of words) {
    if (name === NAMES.without) turned.set(value, null);
    else if (/^data-[a-z0-9-]+$/.test(name)) turned.set(name, value);
  }
  const markup = html === null ? withAttributes(examples[block] ?? '', turned) : await unpacked(html);
  return { block, markup, at, width, dark: words.get(NAMES.theme) === 'escuro' };
}

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream);

async function packed(text: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = through(text, new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpacked(text: string): Promise<string> {
  try {
    const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const reader = through(bytes, new DecompressionStream('deflate-raw')).getReader();
    let read = '';
    let size = 0;
    for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
      size += value.length;
      if (size > LARGEST) throw new WrongAddress('O HTML deste endereço é grande demais.');
      read += decoder.decode(value, { stream: true });
    }
    return read + decoder.decode();
  } catch (error) {
    throw error instanceof WrongAddress ? error : new WrongAddress('O HTML deste endereço não pôde ser lido.');
  }
}
