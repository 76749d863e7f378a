import { useEffect, useMemo, useState } from 'react';

/** Text for visitors: plain words, or HTML that the sanitiser gave back. */
export type Rich = { readonly text: string } | { readonly html: TrustedHTML | string };

/** Whether a text is words only, so that no sanitiser is needed. */
const isPlain = (source: string): boolean => !/[<&]/.test(source);

/** The longest a visitor waits for the sanitiser, in ms. */
const PATIENCE = 3_000;

/** Prepares an owner's text. The sanitiser is fetched only where there is markup in it; where that fails, or leaves nothing, `fallback` is said instead. */
export async function prepareRichText(source: string, fallback = ''): Promise<Rich> {
  if (isPlain(source)) return { text: source || fallback };
  try {
    const { sanitise } = await import('../../../runtime/page/sanitise.ts');
    const html = sanitise(source);
    return String(html) ? { html } : { text: fallback };
  } catch {
    return { text: fallback };
  }
}

interface Options {
  /** Said where the text is empty, may not be shown, or is not clean within 3 s; then the text follows when it comes. */
  readonly fallback?: string;
  /** False until somebody is to read it: nothing is fetched before. */
  readonly wanted?: boolean;
}

/** An owner's text as it may be shown: plain words at once, markup once it is clean; null until then. */
export function useRichText(source: string, { fallback = '', wanted = true }: Options = {}): Rich | null {
  const plain = isPlain(source);
  const [made, setMade] = useState<{ readonly of: string; readonly rich: Rich } | null>(null);
  useEffect(() => {
    if (!wanted || plain) return;
    let current = true;
    const keep = (rich: Rich): void => setMade({ of: source, rich });
    prepareRichText(source, fallback).then((rich) => current && keep(rich));
    const late = setTimeout(
      () => setMade((now) => (now?.of === source ? now : { of: source, rich: { text: fallback } })),
      PATIENCE,
    );
    return () => {
      current = false;
      clearTimeout(late);
    };
  }, [source, fallback, wanted, plain]);
  if (!wanted) return null;
  if (plain) return { text: source || fallback };
  return made?.of === source ? made.rich : null;
}

/** Shows a prepared text. */
export function RichText({ rich }: { readonly rich: Rich }) {
  const html = 'html' in rich ? rich.html : '';
  // The same object for the same text: a new one would have React write it again, and take the focus from its links.
  const inner = useMemo(() => ({ __html: html }), [html]);
  if ('text' in rich) return rich.text ? <p>{rich.text}</p> : null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `Rich` holds only what the sanitiser gave back.
  return <div className="rich" dangerouslySetInnerHTML={inner} />;
}
