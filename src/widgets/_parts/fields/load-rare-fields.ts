import type { ComponentType } from 'react';
import type { Host } from '../../../runtime/blocks/host.ts';
import type { FormPart, PartedType } from '../../../vocab/codes/form-fields.ts';
import type { FieldProps } from './field-props.ts';

/** How one part of a field is shown. */
export interface PartKind {
  /** The words above the part. */
  readonly label: string;
  readonly autoComplete?: string;
  /** Digits only, and how many at most. */
  readonly digits?: number;
}

/** The types of field that few forms have: their drawing, words and parts are a file of their own. */
export const RARE_TYPES = ['phone', 'address', 'date', 'time', 'likert'] as const;

type RareType = (typeof RARE_TYPES)[number];

/** What the file of the rare types gives. */
export interface RareFields {
  readonly LikertField: ComponentType<FieldProps>;
  partKinds(type: RareType & PartedType, strings: Host['strings']): Partial<Record<FormPart, PartKind>>;
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
