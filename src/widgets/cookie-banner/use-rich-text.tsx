import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { sanitise } from '../../runtime/page/sanitise.ts';

type Sanitise = typeof sanitise;

/** Without a sanitiser nothing of the owner's markup is shown. */
const none: Sanitise = () => '';

/** The longest the sanitiser is waited for, in ms: a visitor has to be asked. */
const PATIENCE = 3_000;

/**
 * Rich text as it may be shown. The sanitiser is fetched for text with markup only; where it hangs, the text follows when it comes.
 *
 * @returns undefined while the sanitiser is on its way, '' where nothing may be shown
 */
export function useRichText(html: string): ReactNode | undefined {
  const plain = !/[<&]/.test(html);
  const [clean, setClean] = useState<Sanitise>();
  useEffect(() => {
    if (plain) return;
    import('../../runtime/page/sanitise.ts').then(
      (module) => setClean(() => module.sanitise),
      () => setClean(() => none),
    );
    const late = setTimeout(() => setClean((now: Sanitise | undefined) => now ?? none), PATIENCE);
    return () => clearTimeout(late);
  }, [plain]);
  // The same object for the same text: a new one would have React write it again, and take the focus from its links.
  const inner = useMemo(() => (plain || !clean ? null : { __html: clean(html) }), [plain, clean, html]);
  if (plain) return html;
  if (!inner) return undefined;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes out of the sanitiser.
  return String(inner.__html) === '' ? '' : <div dangerouslySetInnerHTML={inner} />;
}
