import { type Context, toContext } from '../../vocab/context.ts';
import type { Page } from '../blocks/page.ts';

/** The page's context, checked. The stage needs little of it, so whichever chunk asks first reads it, and everybody finds it in the store from then on. */
export function siteOf({ store, context }: Pick<Page, 'store' | 'context'>): Context {
  const { site } = store.getState();
  if (site) return site;
  const read = toContext(context);
  store.setState({ site: read });
  return read;
}
