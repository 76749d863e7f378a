import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import type { ConsentService } from '../../vocab/rules/overlays/consent-service.ts';
import { ownDecisions } from '../../vocab/rules/overlays/service-decisions.ts';

/** The switches of the dialog: a service without a decision of its own follows its purpose. */
export interface Choice {
  readonly purposes: Readonly<Record<ConsentPurpose, boolean>>;
  readonly services: Readonly<Record<string, boolean>>;
}

/** Turns a purpose on or off, with all its services. */
export function choosePurpose(
  { purposes, services }: Choice,
  declared: readonly ConsentService[],
  purpose: ConsentPurpose,
  granted: boolean,
): Choice {
  const others = Object.entries(services).filter(
    ([name]) => !declared.some((one) => one.name === name && one.purpose === purpose),
  );
  return { purposes: { ...purposes, [purpose]: granted }, services: Object.fromEntries(others) };
}

/** Turns one service on or off. */
export const chooseService = (
  { purposes, services }: Choice,
  declared: readonly ConsentService[],
  name: string,
  granted: boolean,
): Choice => ({ purposes, services: ownDecisions(purposes, { ...services, [name]: granted }, declared) });
