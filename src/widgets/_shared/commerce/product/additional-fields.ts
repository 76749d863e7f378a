import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { BLOCK } from '../../../../vocab/names.ts';
import { pageLocale } from '../../block/page-locale.ts';
import { collect } from '../../form/engine/values.ts';
import { controlProblems } from '../../form/fields/control-problem.ts';
import type { FieldError } from '../../form/fields/field-props.ts';
import { type FormField, toFields } from '../../form/fields/form-field.ts';
import { loadRareFields, RARE_TYPES } from '../../form/fields/load-rare-fields.ts';
import { errorsFor, type ReadControl, validateFields } from '../../form/fields/validate.ts';
import type { Product } from './product.ts';

const NO_FILES: ReadonlySet<string> = new Set(['file', 'section']);

/** The additional fields of a product that a visitor fills in. A cart takes no files. */
export const additionalFields = ({ additionalFields }: Product): readonly FormField[] =>
  toFields(additionalFields).filter(({ type }) => !NO_FILES.has(type));

const RARE: ReadonlySet<string> = new Set(RARE_TYPES);

/** Loads the code of the rare types of field, if the product has such a field. */
export const prepareAdditionalFields = (product: Product): Promise<unknown> | undefined =>
  additionalFields(product).some(({ type }) => RARE.has(type)) ? loadRareFields() : undefined;

/** The values of a form's controls by name. */
const readControls = (form: HTMLFormElement): ReadControl => {
  const data = new FormData(form);
  return (name) => data.getAll(name).filter((value) => typeof value === 'string');
};

/**
 * What was filled in, by the field's id, or the errors of the fields.
 *
 * @param emailRule `modern` where it is sent to an action of the page
 */
export function readAdditional(
  fields: readonly FormField[],
  form: HTMLFormElement,
  handle: Pick<BlockHandle, 'strings' | 'element' | 'site'>,
  emailRule: 'spec' | 'modern' = 'spec',
): {
  readonly values: Readonly<Record<string, unknown>> | undefined;
  readonly errors: ReadonlyMap<string, FieldError>;
} {
  const read = readControls(form);
  const errors = errorsFor(
    validateFields(fields, read, {
      emailRule,
      isOwn: handle.element.hasAttribute(BLOCK),
      inBrowser: controlProblems(form, pageLocale(handle)),
    }),
    handle.strings,
  );
  if (errors.size || !fields.length) return { values: undefined, errors };
  return { values: Object.fromEntries(collect(fields, read, new URLSearchParams(location.search))), errors };
}
