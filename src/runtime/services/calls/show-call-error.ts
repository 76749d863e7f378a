import type { RequestEnvironment } from '../../../api/call/request.ts';
import type { Page } from '../../stage/page.ts';

/**
 * Shows a visitor the outcome of a failed call: the system error or the prompt to sign in. Identical messages are not
 * stacked, and there is one prompt to sign in for all calls. A failure of an automatic call is shown only once;
 * otherwise a page that polls every minute would show it again and again.
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
