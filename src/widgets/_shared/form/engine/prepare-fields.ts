import { partsOf } from '../../../../vocab/codes/form-fields.ts';
import { BLOCK_JSON, FORM_FIELD } from '../../../../vocab/names.ts';
import { loadFileFields } from '../fields/load-file-fields.ts';
import { loadRareFields, RARE_TYPES } from '../fields/load-rare-fields.ts';

/** A rare type as JSON writes it; in a published form the classes name it. */
const IN_JSON = new RegExp(`"(${RARE_TYPES.join('|')})"`, 'i');
const FILES_IN_JSON = /"file"/i;
const IN_MARKUP = RARE_TYPES.flatMap((type) => [`[${FORM_FIELD}="${type}" i]`, `.form-item.${type}`]).join();

/** `entrega.City` is the city of an address. */
const RARE_PARTS: ReadonlySet<string> = new Set(RARE_TYPES.flatMap((type) => [...partsOf(type)]));

/**
 * Loads the code of the rare field types before the form is drawn, if the form has such a field. It may load the code without need, but never misses a case.
 */
export function prepareFields(source: Element): Promise<unknown> | undefined {
  const attributes = [source.getAttribute(BLOCK_JSON), source.getAttribute('data-form-fields')];
  const texts = [...attributes, ...[...source.querySelectorAll('script')].map((script) => script.textContent)];
  const isRare =
    texts.some((text) => text && IN_JSON.test(text)) ||
    source.querySelector(IN_MARKUP) !== null ||
    [...source.querySelectorAll<HTMLInputElement>('input,select,textarea')].some(({ name }) =>
      RARE_PARTS.has(/.\.([^.]*)$/.exec(name)?.[1] ?? ''),
    );
  const hasFiles =
    texts.some((text) => text && FILES_IN_JSON.test(text)) || source.querySelector('input[type="file" i]') !== null;
  if (!isRare && !hasFiles) return undefined;
  return Promise.all([isRare && loadRareFields(), hasFiles && loadFileFields()]);
}
