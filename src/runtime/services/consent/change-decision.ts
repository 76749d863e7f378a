import type { ConsentPurpose } from '../../../vocab/block/define-block.ts';
import type { ConsentService } from '../../../vocab/rules/overlays/consent-service.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { type Decision, noPurposes } from '../../store/decision.ts';

/** The decision of a visitor who refused everything, or has not decided. */
export const nothingChosen: Decision = { purposes: noPurposes, services: {} };

/** Grants and withdraws single purposes with all their services; purposes that are not named do not change. */
export function withPurposes(
  now: Decision,
  purposes: Readonly<Partial<Record<ConsentPurpose, boolean>>>,
  declared: readonly ConsentService[],
): Decision {
  const next: Record<ConsentPurpose, boolean> = { ...now.purposes };
  const named = (['preferences', 'analytics', 'marketing'] as const).filter(
    (name) => typeof (purposes[name] as unknown) === 'boolean',
  );
  for (const name of named) next[name] = purposes[name] === true;
  const purposeOf = new Map(declared.map(({ name, purpose }) => [name, purpose]));
  const services = Object.entries(now.services).filter(([name, granted]) => {
    const purpose = purposeOf.get(name);
    // A service that is not declared could be one of those that are withdrawn.
    return purpose ? !named.some((one) => one === purpose) : !granted || named.every((one) => next[one]);
  });
  return { purposes: next, services: Object.fromEntries(services) };
}

/** Grants or withdraws one service; null where a call by the page names none. */
export const withService = ({ purposes, services }: Decision, name: string, granted: boolean): Decision | null =>
  typeof name === 'string' && name ? { purposes, services: { ...services, [name]: granted === true } } : null;

/** Returns whether a decision allows a purpose or a service that another one does not. */
const grantsMore = (one: Decision | null, other: Decision | null): boolean =>
  (['purposes', 'services'] as const).some((kind) => {
    const before = new Map(Object.entries((other ?? nothingChosen)[kind]));
    return Object.entries((one ?? nothingChosen)[kind]).some(([name, granted]) => granted && !before.get(name));
  });

/**
 * Returns whether a decision of another tab may be about everything. One that grants something and takes nothing away
 * may be for one block there.
 */
export const mayBeWhole = (next: Decision | null, before: Decision | null): boolean =>
  grantsMore(before, next) || !grantsMore(next, before);

/** Returns the message for developers where `setService` gets no name of a service. */
export const noService = (name: unknown): string =>
  `setService: read ${toJson(name)}, expected the name of a service; used: no change.`;

/** Returns whether two values say the same, whatever the order of their members. */
export function same(one: object | null, other: object | null): boolean {
  if (one === null || other === null) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => {
    const [left, right]: unknown[] = [Reflect.get(one, name), Reflect.get(other, name)];
    return left === right || (left instanceof Object && right instanceof Object && same(left, right));
  });
}
