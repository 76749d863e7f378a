import type { ComponentProps, ComponentType } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import type { FormPart, PartedType } from '../../../vocab/codes/form-fields.ts';
import type { Country, FieldProps } from './field-props.ts';
import type { Choice } from './form-field.ts';

/** How one part of a field is shown. */
export interface PartKind {
  /** The label of the part. */
  readonly label: string;
  readonly autoComplete?: string | undefined;
  /** The options; a list of the page itself takes precedence. */
  readonly choices?: readonly Choice[] | undefined;
  /** Further attributes of a text input. */
  readonly input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'> | undefined;
}

/** The field types that few forms use: their components, messages and parts are in a file of their own. */
export const RARE_TYPES = ['phone', 'address', 'date', 'time', 'likert'] as const;

type RareType = (typeof RARE_TYPES)[number];

/** The exports of the file of the rare types. */
export interface RareFields {
  readonly LikertField: ComponentType<FieldProps>;
  partKinds(
    type: RareType & PartedType,
    strings: BlockHandle['strings'],
    countries: readonly Country[],
  ): Partial<Record<FormPart, PartKind>>;
}

let loaded: RareFields | null = null;

/**
 * Loads the rare types, once. A block awaits it in its `prepare` if one of its fields has such a type.
 *
 * @throws if the file cannot be loaded; the next call tries again
 */
export async function loadRareFields(): Promise<void> {
  loaded ??= await import('./rare-fields.tsx');
}

/**
 * The rare types, once they are loaded.
 *
 * @throws if nothing awaited the loading
 */
export function rareFields(): RareFields {
  if (!loaded) throw new Error('loadRareFields() was not awaited');
  return loaded;
}
