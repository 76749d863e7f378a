import type { Table } from '../../strings/translate.ts';
import type { ConsentPurpose, When } from '../../vocab/block/define-block.ts';
import type { ServiceStart } from '../../vocab/block/define-service.ts';
import type { LightChunk } from '../light/open-light.ts';
import type { AnyModule, PublishedReader } from '../mount/block-module.ts';
import type { Renderer } from '../mount/renderer.ts';
import type { ServiceModule } from './service-module.ts';

/** A language other than Portuguese that there are words in. */
export type Language = 'en' | 'es';

/** The files that a chunk needs beside itself: they are requested in the same step. */
export interface ChunkFiles {
  /** Its words in another language; absent where it says nothing to visitors. */
  messages?(language: Language): Promise<{ default: Table }>;
}

/** A chunk with the view of a block. One whose view needs no React brings what renders it. */
export interface BlockChunk {
  readonly default: AnyModule;
  readonly renderer?: Renderer<AnyModule>;
}

/** The facts about a block that the stage has to know before it is fetched. */
export interface BlockEntry extends ChunkFiles {
  readonly when: When;
  /** How published platform pages name it: words, then type codes. */
  readonly publishedNames?: readonly (string | number)[];
  readonly level?: 'page';
  /** Its view needs no React. */
  readonly light?: true;
  readonly consent?: ConsentPurpose;
  load(): Promise<BlockChunk | LightChunk>;
  /** A file that only elements with a certain attribute value need. */
  readonly variant?: { readonly pattern: RegExp; load(): Promise<unknown> };
  /** Loads the reader of its published markup, where that is a file of its own. */
  reader?(): Promise<{ default: PublishedReader }>;
}

export type Registry = Readonly<Record<string, BlockEntry>>;

/** The facts about a service that the stage has to know before it is fetched. */
export interface ServiceEntry extends ChunkFiles {
  readonly starts: readonly ServiceStart[];
  readonly shows?: string | undefined;
  readonly consent?: ConsentPurpose;
  load(): Promise<{ default: ServiceModule }>;
}

export type ServiceRegistry = Readonly<Record<string, ServiceEntry>>;
