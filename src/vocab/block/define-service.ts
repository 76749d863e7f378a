import type { ConsentPurpose } from './define-block.ts';
import type { LayerName } from './layers.ts';

/**
 * What starts a service: everything that one entry names has to be there; one entry of a list is enough. An entry of settings, query and purpose alone starts
 * it with the page.
 */
export interface ServiceStart {
  /** A field of the page context, as names with points between them, that is neither absent, false, 0 nor empty text. */
  readonly setting?: string;
  /** A parameter of the page's address. */
  readonly query?: string;
  /** A purpose that is granted, now or later. */
  readonly purpose?: ConsentPurpose;
  /** An element on the page, now or later; with events, what they happen on. */
  readonly selector?: string;
  /** Events on window, with spaces between. The service is handed each; a click that it does not take goes its own way. */
  readonly events?: string;
  /** With events: only where this cookie or this kept value has changed since the page began. */
  readonly changed?: readonly [cookie: string, key: string];
  /** It starts only while the visitor has not decided about cookies, but for the editor's preview frame. */
  readonly undecided?: true;
  /** A page-level block that it will open then: its files are fetched in the same step. */
  readonly opens?: LayerName;
}

/** What a service says of itself, once. What runs once per page without a block is started, stopped and budgeted by it. */
export interface Service {
  /** The word in the code, the folder, the chunk and the test. */
  readonly name: string;
  readonly summary: string;
  /** Empty where only code asks for it. */
  readonly starts: readonly ServiceStart[];
  /** A field of the page context whose text is shown by the block that it opens: where it has markup, the sanitiser is fetched in the same step. */
  readonly shows?: string;
  /** It starts only once this purpose is granted, and stops when it is withdrawn. */
  readonly consent?: ConsentPurpose;
  /** Largest size of its own chunk, in bytes of brotli quality 11. */
  readonly budget: number;
}

/** Declares a service. It only gives the type; the declaration itself is data. */
export const defineService = (service: Service): Service => service;
