import { useEffect, useMemo, useState } from 'react';
import { isPlain, SANITISER_TIMEOUT } from './owner-text.ts';

/** Text for visitors: plain text, or HTML that the sanitiser returned. */
export interface Rich {
  readonly text: string;
  /** Shown instead of the text; null if there is none. */
  readonly html: TrustedHTML | string | null;
}

const plainText = (text: string): Rich => ({ text, html: null });

/** Prepares an owner's text. The sanitiser is loaded only if the text contains markup; if that fails, or leaves nothing, `fallback` is shown instead. */
async function prepareRichText(source: string, fallback = ''): Promise<Rich> {
  if (isPlain(source)) return plainText(source || fallback);
  try {
    const { sanitise } = await import('../../../../runtime/page/sanitise.ts');
    const html = sanitise(source);
    return String(html) ? { text: fallback, html } : plainText(fallback);
  } catch {
    return plainText(fallback);
  }
}

interface Options {
  /** Shown if the text is empty, may not be shown, or is not sanitised within 3 s; in the last case the text replaces it once it is available. */
  readonly fallback?: string;
  /** False until the text is about to be read: nothing is loaded before. */
  readonly wanted?: boolean;
}

/** An owner's text in the form that may be shown: plain text immediately, markup once it is sanitised; null until then. */
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
  // The same object for the same text: a new object would make React write it again, which removes the focus from its links.
  const inner = useMemo(() => ({ __html: html ?? '' }), [html]);
  if (html === null) return text ? <p>{text}</p> : null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `Rich` holds only what the sanitiser gave back.
  return <div className="rich" dangerouslySetInnerHTML={inner} />;
}
