import { isRecord } from '../../../vocab/is-record.ts';
import type { EventDetails } from '../../../vocab/names.ts';
import { dataWithoutSecrets } from '../../../vocab/rules/text/data-without-secrets.ts';

export type MeasuredEvent = EventDetails['measure'];

/** Texts, numbers and flags of an event's detail; elements and lists are left out. */
export const plainData = (detail: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(Object(detail)).filter(([, value]) => /^(string|number|boolean)$/.test(typeof value)),
  );

/** Reads what a page dispatched, without anything that may identify the visitor (D-57); null if it has no name. */
export function measuredEvent(detail: unknown): MeasuredEvent | null {
  if (!isRecord(detail) || typeof detail.name !== 'string' || !detail.name) return null;
  const { name, data, common, schema } = Object(dataWithoutSecrets(detail));
  return {
    name,
    data: isRecord(data) ? data : {},
    ...(isRecord(common) && { common }),
    ...(typeof schema === 'string' && { schema }),
  };
}
