import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { BLOCK } from '../../../vocab/names.ts';
import type { ServerKind } from '../../../vocab/server-field.ts';

/**
 * Returns whether the platform's calls are meant: in published markup, where the block or the page's context says so,
 * and where the context names the platform's host. Elsewhere own markup that has an address of its own means that
 * address.
 *
 * @param server what the block says
 */
export function isPlatformMeant({ element, site }: Pick<BlockHandle, 'element' | 'site'>, server: ServerKind): boolean {
  const { appDomain, website } = site;
  return (
    server === 'platform' ||
    site.server === 'platform' ||
    appDomain !== '' ||
    website.identifier !== '' ||
    !element.hasAttribute(BLOCK)
  );
}
