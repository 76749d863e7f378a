import { useEffect, useState } from 'react';
import { prepared, type Rich } from './rich-text.tsx';

/** The longest a visitor waits for the sanitiser, in ms: what was sent has to be said. */
const PATIENCE = 3_000;

/** An owner's text, cleaned once it is wanted; null until then. */
export function useRich(source: string, fallback: string, wanted: boolean): Rich | null {
  const [rich, setRich] = useState<Rich | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    prepared(source, fallback).then((text) => current && setRich(text));
    const late = setTimeout(() => setRich((now) => now ?? { text: fallback }), PATIENCE);
    return () => {
      current = false;
      clearTimeout(late);
    };
  }, [source, fallback, wanted]);
  return rich;
}
