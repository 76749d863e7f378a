import { readJson } from '../../vocab/block/read-json.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { galleryDataNotDecoded, galleryDataNotEvaluated } from '../../vocab/logged-messages.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';

export interface DecodedData {
  /** The block data, where it was encoded so that the stage could not read it. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Why it cannot be used, in the words of the requirements. */
  readonly failure?: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  '#34': '"',
  apos: "'",
  '#39': "'",
  lt: '<',
  gt: '>',
  amp: '&',
};

/** Pages encode the JSON once more: for an address, or as HTML in an attribute that is escaped already. */
function decodings(text: string): string[] {
  const found = [text.replace(/&(quot|#34|apos|#39|lt|gt|amp);/g, (all, name: string) => ENTITIES[name] ?? all)];
  try {
    found.push(decodeURIComponent(text));
  } catch {
    // Not a text that was encoded for an address.
  }
  return found;
}

/**
 * Reads the JSON attribute of a gallery where it is HTML- or URI-encoded (GAL-311), and says why it cannot be used (ERR-304, ERR-305). Plain JSON is the
 * stage's to read.
 */
export function decodedData(source: Element): DecodedData {
  const text = source.getAttribute(BLOCK_JSON) ?? source.closest(`[${BLOCK_JSON}]`)?.getAttribute(BLOCK_JSON) ?? '';
  if (!text.trim()) return {};
  const plain = readJson(text);
  if (Object.hasOwn(plain, 'value')) return isRecord(plain.value) ? {} : { failure: galleryDataNotEvaluated };
  const read = decodings(text)
    .map(readJson)
    .find((one) => Object.hasOwn(one, 'value'));
  if (!read) return { failure: galleryDataNotDecoded };
  return isRecord(read.value) ? { data: read.value } : { failure: galleryDataNotEvaluated };
}
