import type { ConsentPurpose } from './define-block.ts';

/**
 * What starts a service. Every condition of one entry has to hold; one entry of a list is enough.
 *
 * - `setting`: a field of the page context, as names with points between them, that is true, or an object, list, text or number that is not empty or 0
 * - `purpose`: a purpose that is granted, now or later
 * - `query`: a parameter of the page's address
 * - `selector`: an element on the page, now or later
 * - `press`: a click on an element that the selector matches; the service may take the click, else it goes its own way
 * - `events`: events on window, by their names without prefix, with spaces between; the service is handed them
 * - `changed`: the cookie, or the kept value, of this name has changed by the time that another tab tells so or the visitor comes back
 */
export interface ServiceStart {
  readonly setting?: string;
  /** It starts only while the visitor has not decided about cookies, but for the editor's preview frame. */
  readonly undecided?: true;
  readonly purpose?: ConsentPurpose;
  readonly query?: string;
  readonly selector?: string;
  readonly press?: string;
  readonly events?: string;
  readonly changed?: readonly [cookie: string, key: string];
  /** A page-level block that it will open then: its files are fetched in the same step. */
  readonly opens?: string;
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
