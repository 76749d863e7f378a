import type { ConsentPurpose } from '../../block/define-block.ts';
import type { ConsentService } from './consent-service.ts';

type Purposes = Readonly<Record<ConsentPurpose, boolean>>;
type Decided = Readonly<Record<string, boolean>>;

/** Every declared service, granted or not (D-31): by its own decision, otherwise by its purpose. What is necessary is always granted. */
export const serviceStates = (purposes: Purposes, decisions: Decided, declared: readonly ConsentService[]): Decided =>
  Object.fromEntries(
    declared.map(({ name, purpose }) => [
      name,
      purpose === 'necessary' || (Object.hasOwn(decisions, name) ? decisions[name] === true : purposes[purpose]),
    ]),
  );

/**
 * The decisions about services that have to be stored (D-31): those that differ from the decision about their purpose.
 *
 * @param given services that are not declared are kept, because their purpose is unknown
 */
export function ownDecisions(purposes: Purposes, given: Decided, declared: readonly ConsentService[]): Decided {
  const purposeOf = new Map(declared.map(({ name, purpose }) => [name, purpose]));
  return Object.fromEntries(
    Object.entries(given).filter(([name, granted]) => {
      const purpose = purposeOf.get(name);
      return purpose !== 'necessary' && (!purpose || granted !== purposes[purpose]);
    }),
  );
}
