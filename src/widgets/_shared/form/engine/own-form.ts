import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { BLOCK } from '../../../../vocab/names.ts';
import { isPlatformMeant } from '../../server/is-platform-meant.ts';
import type { FormOptions } from './form-options.ts';

/**
 * Where a form is sent. Own markup without an action but with the id of a form has only the platform's calls; a form with neither is sent to the page's own
 * address, as without scripts. A published form has no action of its own.
 *
 * @returns the page's form if it has an action that may be used, and whether the platform's calls come first
 */
export function ownFormOf(
  form: HTMLFormElement | null,
  handle: BlockHandle,
  { server, formId }: FormOptions,
): { readonly own: HTMLFormElement | null; readonly platform: boolean } {
  const own = form && handle.element.hasAttribute(BLOCK) && (form.hasAttribute('action') || !formId) ? form : null;
  return { own, platform: !own || isPlatformMeant(handle, server) };
}
