import type { ConsentPurpose, When } from '../../vocab/block/define-block.ts';
import type { AnyDoor } from './door.ts';

/** What the stage has to know of a block before it is fetched. */
export interface Entry {
  readonly when: When;
  /** How published platform pages name it: words, then type codes. */
  readonly platform?: readonly (string | number)[];
  readonly host?: 'page';
  readonly consent?: ConsentPurpose;
  load(): Promise<{ default: AnyDoor }>;
}

export type Registry = Readonly<Record<string, Entry>>;
