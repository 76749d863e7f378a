import { useEffect, useState } from 'react';

/** Text for visitors: plain words, or HTML that the sanitiser gave back. */
export interface Rich {
  readonly text: string;
  /** Shown instead of the words; null where there is none. */
  readonly html: TrustedHTML | string | null;
}

const plain = (text: string): Rich => ({ text, html: null });

/** The longest a visitor waits for the sanitiser, in ms: what was sent has to be said. */
const PATIENCE = 3_000;

/** Prepares an owner's text. The sanitiser is fetched only where there is markup in it; where that fails `fallback` is said instead. */
export async function prepared(source: string, fallback: string): Promise<Rich> {
  if (!/[<&]/.test(source)) return plain(source || fallback);
  try {
    const { sanitise } = await import('../../../runtime/page/sanitise.ts');
    const html = sanitise(source);
    return String(html) ? { text: fallback, html } : plain(fallback);
  } catch {
    return plain(fallback);
  }
}

/** An owner's text, cleaned once it is wanted; null until then. */
export function useRich(source: string, fallback: string, wanted: boolean): Rich | null {
  const [rich, setRich] = useState<Rich | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    prepared(source, fallback).then((text) => current && setRich(text));
    const late = setTimeout(() => setRich((now) => now ?? plain(fallback)), PATIENCE);
    return () => {
      current = false;
      clearTimeout(late);
    };
  }, [source, fallback, wanted]);
  return rich;
}

/** The one place where HTML from text reaches the page: it has been through the sanitiser. */
export function RichText({ rich: { text, html } }: { rich: Rich }) {
  if (html === null) return text ? <p>{text}</p> : null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `Rich` holds only what the sanitiser gave back.
  return <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />;
}
