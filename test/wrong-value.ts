import { safeParse } from 'valibot';
import type { Field } from '../src/vocab/block/field.ts';

const TRIES = ['?!', '{', 'javascript:alert(1)', '-1e999'];

/** An attribute text the field cannot use; null for a kind that takes every text. */
export const wrongValue = (field: Field<unknown>): string | null =>
  TRIES.find((raw) => !safeParse(field.schema, field.fromText(raw)).success) ?? null;
