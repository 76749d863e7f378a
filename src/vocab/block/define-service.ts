import type { ConsentPurpose } from './define-block.ts';
import type { LayerName } from './layers.ts';

/**
 * What starts a service: all conditions of one entry have to hold; one entry of a list is enough. An entry that consists only of settings, query and purpose
 * starts the service with the page.
 */
export interface ServiceStart {
  /** Fields of the page context, as dotted paths with spaces between: one whose value is neither absent, false, 0 nor an empty text is enough. */
  readonly setting?: string;
  /** A parameter of the page's address. */
  readonly query?: string;
  /** A purpose that is granted, now or later. */
  readonly purpose?: ConsentPurpose;
  /** An element on the page, now or later; with events, the element on which they occur. */
  readonly selector?: string;
  /**
   * The loader looks for the attributes of the selector, too: they are enough for a page without blocks and without a context. Without it the service waits
   * until the stage is there for another reason.
   */
  readonly early?: true;
  /** Events on window, separated by spaces. The service receives each of them; a click that it does not handle keeps its default action. */
  readonly events?: string;
  /** With events: only if this cookie or this stored value has changed since the page was loaded. */
  readonly changed?: readonly [cookie: string, key: string];
  /**
   * It does not start where the visitor has decided about cookies, or has allowed a purpose. In the editor's preview frame it starts in any case, whatever the
   * settings (CONSENT-024).
   */
  readonly unless?: 'decided' | `purposes.${ConsentPurpose}`;
  /** A page-level block that it will open then: its files are loaded in the same step. */
  readonly opens?: LayerName;
}

/** The declaration of a service. Code that runs once per page without a block is started, stopped and budgeted by it. */
export interface Service {
  /** The name of the service in the code and of its folder, chunk and test. */
  readonly name: string;
  readonly summary: string;
  /** Empty if only code requests it, or another service starts it. */
  readonly starts: readonly ServiceStart[];
  /** The service that fetches and starts it. The stage does not know it then, and no code can request it. */
  readonly startedBy?: string;
  /** A field of the page context whose text is shown by the block that the service opens: if it contains markup, the sanitiser is loaded in the same step. */
  readonly shows?: string;
  /** It starts only once this purpose is granted, and stops when the purpose is withdrawn. */
  readonly consent?: ConsentPurpose;
  /** Largest size of its own chunk, in bytes of brotli quality 11. Absent where the service is in a file that the service which starts it fetches later. */
  readonly budget?: number;
  /** Files of its folder that it fetches later, by name, each with its largest size. */
  readonly later?: Readonly<Record<string, number>>;
}

/** Declares a service. It only adds the type; the declaration itself is data. */
export const defineService = (service: Service): Service => service;
