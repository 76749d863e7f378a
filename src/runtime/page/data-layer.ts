/** The list through which a page tells its tag manager what happened; it is created where the page has none. */
export function dataLayer(): unknown[] {
  const view = window as unknown as { dataLayer?: unknown };
  if (!Array.isArray(view.dataLayer)) view.dataLayer = [];
  return view.dataLayer as unknown[];
}
