import { hasOwn } from '../../vocab/has-own.ts';

/** Text for visitors: plain words, or HTML that the sanitiser gave back. */
export type Rich = { readonly text: string } | { readonly html: TrustedHTML | string };

/** Prepares an owner's text. The sanitiser is fetched only where there is markup in it; where that fails `fallback` is said instead. */
export async function prepared(source: string, fallback: string): Promise<Rich> {
  if (!/[<&]/.test(source)) return { text: source || fallback };
  try {
    const { sanitise } = await import('../../runtime/page/sanitise.ts');
    const html = sanitise(source);
    return String(html) ? { html } : { text: fallback };
  } catch {
    return { text: fallback };
  }
}

/** The one place of this block where HTML from text reaches the page: it has been through the sanitiser. */
export function RichText({ rich }: { rich: Rich }) {
  if (hasOwn(rich, 'text')) return rich.text ? <p>{rich.text}</p> : null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `Rich` holds only what the sanitiser gave back.
  return <div className="rich" dangerouslySetInnerHTML={{ __html: rich.html }} />;
}
