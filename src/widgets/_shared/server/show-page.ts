/**
 * Shows a page that the server has sent as its answer to a submission, at its address. It replaces the open document, as a navigation would; the way back loads the
 * page that had the form. Where the page's Trusted Types do not allow it, the address is opened instead.
 *
 * @param left is called at each step through the history from this page, before the page of that step is loaded
 */
export async function showPage(html: string, url: string, left?: () => void): Promise<void> {
  const { pageHtml } = await import('../../../runtime/page/sanitise.ts');
  const written = pageHtml(html);
  if (written === null) return location.assign(url);
  // The new page has its own tag, which has to find a page without one.
  await Reflect.get(globalThis, 'Vitrine')?.destroy?.();
  Reflect.deleteProperty(window, 'Vitrine');
  history.pushState(null, '', url);
  const { prototype } = Document;
  Reflect.apply(prototype.open, document, []);
  addEventListener('popstate', () => {
    left?.();
    location.reload();
  });
  Reflect.apply(prototype.write, document, [written]);
  prototype.close.call(document);
}
