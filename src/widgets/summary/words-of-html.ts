/** The words of an owner's HTML. A text without markup needs no sanitiser. */
export async function wordsOfHtml(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html.trim();
  const { sanitiseContent } = await import('../../runtime/page/sanitise.ts');
  return (sanitiseContent(html).textContent ?? '').replace(/\s+/g, ' ').trim();
}
