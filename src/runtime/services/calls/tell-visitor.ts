import type { RequestParts } from '../../../api/call/request.ts';
import type { Page } from '../../blocks/page.ts';
import { withDialog } from '../../store/ui.ts';

/**
 * Shows a visitor what came of a call: the system error, or the prompt to sign in. What the visitor did not ask for is told once; a page that looks
 * for news every minute would ask again and again.
 */
export function tellVisitor({ store, open }: Pick<Page, 'store' | 'open'>): RequestParts['tell'] {
  const told = new Set<string>();
  let count = 0;
  return (kind, text, { automatic }) => {
    const what = kind === 'login' ? kind : text;
    if (automatic && told.has(what)) return;
    told.add(what);
    count += 1;
    const id = `call-${count}`;
    store.setState(({ ui }) => ({ ui: withDialog(ui, { id, kind, text }) }));
    open('dialog');
  };
}
