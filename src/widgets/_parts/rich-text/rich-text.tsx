import { useEffect, useMemo, useState } from 'react';

/** Text for visitors: plain words, or HTML that the sanitiser gave back. */
export interface Rich {
  readonly text: string;
  /** Shown instead of the words; null where there is none. */
  readonly html: TrustedHTML | string | null;
}

const plainText = (text: string): Rich => ({ text, html: null });

/** Whether a text is words only, so that no sanitiser is needed. */
const isPlain = (source: string): boolean => !/[<&]/.test(source);

/** The longest a visitor waits for the sanitiser, in ms. */
const SANITISER_TIMEOUT = 3_000;

/** Prepares an owner's text. The sanitiser is fetched only where there is markup in it; where that fails, or leaves nothing, `fallback` is said instead. */
export async function prepareRichText(source: string, fallback = ''): Promise<Rich> {
  if (isPlain(source)) return plainText(source || fallback);
  try {
    const { sanitise } = await import('../../../runtime/page/sanitise.ts');
    const html = sanitise(source);
    return String(html) ? { text: fallback, html } : plainText(fallback);
  } catch {
    return plainText(fallback);
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
      () => setMade((now) => (now?.of === source ? now : { of: source, rich: plainText(fallback) })),
      SANITISER_TIMEOUT,
    );
    return () => {
      current = false;
      clearTimeout(late);
    };
  }, [source, fallback, wanted, plain]);
  if (!wanted) return null;
  if (plain) return plainText(source || fallback);
  return made?.of === source ? made.rich : null;
}

/** Shows a prepared text. */
export function RichText({ rich: { text, html } }: { readonly rich: Rich }) {
  // The same object for the same text: a new one would have React write it again, and take the focus from its links.
  const inner = useMemo(() => ({ __html: html ?? '' }), [html]);
  if (html === null) return text ? <p>{text}</p> : null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `Rich` holds only what the sanitiser gave back.
  return <div className="rich" dangerouslySetInnerHTML={inner} />;
}
