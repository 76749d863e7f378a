import type { Table } from '../../strings/translate.ts';
import type { ConsentPurpose, When } from '../../vocab/block/define-block.ts';
import type { ServiceStart } from '../../vocab/block/define-service.ts';
import type { AnyDoor, PlatformReader } from './door.ts';
import type { ServiceDoor } from './services.ts';

/** A language other than Portuguese that there are words in. */
export type Language = 'en' | 'es';

/** What a chunk needs beside itself: asked for in the same step. */
export interface Files {
  /** Its words in another language; absent where it says nothing to visitors. */
  words?(language: Language): Promise<{ default: Table }>;
}

/** What the stage has to know of a block before it is fetched. */
export interface Entry extends Files {
  readonly when: When;
  /** How published platform pages name it: words, then type codes. */
  readonly platform?: readonly (string | number)[];
  readonly host?: 'page';
  readonly consent?: ConsentPurpose;
  load(): Promise<{ default: AnyDoor }>;
  /** What reads its published markup, where that is a file of its own. */
  reader?(): Promise<{ default: PlatformReader }>;
}

export type Registry = Readonly<Record<string, Entry>>;

/** What the stage has to know of a service before it is fetched. */
export interface ServiceEntry extends Files {
  readonly starts: readonly ServiceStart[];
  readonly shows?: string | undefined;
  readonly consent?: ConsentPurpose;
  load(): Promise<{ default: ServiceDoor }>;
}

export type ServiceRegistry = Readonly<Record<string, ServiceEntry>>;
