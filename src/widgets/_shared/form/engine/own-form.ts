import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { BLOCK } from '../../../../vocab/names.ts';
import { isPlatformMeant } from '../../server/is-platform-meant.ts';
import type { FormOptions } from './form-options.ts';

/**
 * Where a form is sent. Own markup without an action but with the id of a form has only the platform's calls; a form with neither is sent to the page's own
 * address, as without scripts. A published form has no action of its own.
 *
 * @returns the page's form if it has an action that may be used, the same whatever it has, and whether the platform's calls come first
 */
export function ownFormOf(
  form: HTMLFormElement | null,
  handle: BlockHandle,
  { server, formId }: FormOptions,
): { readonly own: HTMLFormElement | null; readonly page: HTMLFormElement | null; readonly platform: boolean } {
  const page = handle.element.hasAttribute(BLOCK) ? form : null;
  const own = page && (page.hasAttribute('action') || !formId) ? page : null;
  return { own, page, platform: !own || isPlatformMeant(handle, server) };
}
