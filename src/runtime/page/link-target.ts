import { queryIn } from './document-member.ts';

/** Returns the name of the window in which a link opens: the link's own, else that of the page's `<base>`; empty for this one. */
export const linkTarget = ({ target }: HTMLAnchorElement): string =>
  target || (queryIn(document, 'base[target]')[0]?.getAttribute('target') ?? '');
