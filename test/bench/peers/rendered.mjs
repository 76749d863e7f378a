/** The React accordion as a server with React writes it. */
export async function rendered(items) {
  const [{ createElement }, { renderToString }, { default: Accordion }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('./react-accordion.mjs'),
  ]);
  return renderToString(createElement(Accordion, { items }));
}

/** Text as the value of an attribute in double quotes. */
export const inAttribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
