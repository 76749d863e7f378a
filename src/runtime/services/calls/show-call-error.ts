import type { RequestEnvironment } from '../../../api/call/request.ts';
import type { Page } from '../../blocks/page.ts';

/**
 * Shows a visitor what came of a call: the system error, or the prompt to sign in. What says the same is not stacked, and one prompt to sign in stands for
 * all. What the visitor did not ask for is told once; a page that looks for news every minute would ask again and again.
 */
export function showCallError({ open }: Pick<Page, 'open'>): RequestEnvironment['showError'] {
  const shownBefore = new Set<string>();
  const showing = new Set<string>();
  return (kind, text, { automatic }) => {
    const what = kind === 'login' ? kind : text;
    if (showing.has(what) || (automatic && shownBefore.has(what))) return;
    shownBefore.add(what);
    showing.add(what);
    const done = (): void => void showing.delete(what);
    open('dialog', { kind, text })
      .then(({ closed }) => closed)
      .then(done, done);
  };
}
