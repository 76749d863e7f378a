import type { ComponentProps, ComponentType } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import type { FormPart, PartedType } from '../../../vocab/codes/form-fields.ts';
import type { Country, FieldProps } from './field-props.ts';
import type { Choice } from './form-field.ts';

/** How one part of a field is shown. */
export interface PartKind {
  /** The words above the part. */
  readonly label: string;
  readonly autoComplete?: string | undefined;
  /** What is chosen from; a list of the page itself comes before it. */
  readonly choices?: readonly Choice[] | undefined;
  /** More attributes of a control that is typed into. */
  readonly input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'> | undefined;
}

/** The types of field that few forms have: their drawing, words and parts are a file of their own. */
export const RARE_TYPES = ['phone', 'address', 'date', 'time', 'likert'] as const;

type RareType = (typeof RARE_TYPES)[number];

/** What the file of the rare types gives. */
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
 * Fetches the rare types, once. A block awaits it in its `prepare` where one of its fields has such a type.
 *
 * @throws where the file does not come; the next call tries again
 */
export async function loadRareFields(): Promise<void> {
  loaded ??= await import('./rare-fields.tsx');
}

/**
 * The rare types, once they are fetched.
 *
 * @throws where nobody waited for them
 */
export function rareFields(): RareFields {
  if (!loaded) throw new Error('loadRareFields() was not awaited');
  return loaded;
}
