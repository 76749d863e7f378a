import type { ComponentProps, ComponentType } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import type messages from '../../../../strings/pt-BR/rare-fields.json';
import {
  type BrazilianFieldType,
  brazilianFieldTypes,
  type FormPart,
  type PartedType,
} from '../../../../vocab/codes/form-fields.ts';
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
  readonly input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'onChange'> | undefined;
}

const PARTED = ['phone', 'address', 'date', 'time', 'likert'] as const;

/** The field types that few forms use: their components, messages and parts are in a file of their own. */
export const RARE_TYPES = [...PARTED, ...brazilianFieldTypes.words] as const;

type RareType = (typeof PARTED)[number];

/** What may be wrong with a field of a Brazilian type, as the key of the message. */
export type BrazilianFault = Extract<keyof typeof messages, `formInvalid${string}`>;

/** The exports of the file of the rare types. */
export interface RareFields {
  readonly LikertField: ComponentType<FieldProps>;
  readonly BrazilianField: ComponentType<FieldProps & { type: BrazilianFieldType }>;
  readonly messages: typeof messages;
  faultOf(type: BrazilianFieldType, text: string): BrazilianFault | null;
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
