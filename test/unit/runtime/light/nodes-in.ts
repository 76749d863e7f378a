/** What is in an element, whatever the order of attributes: texts, and elements with what they carry. */
export const nodesIn = (element: Element): unknown[] => {
  const copy = element.cloneNode(true);
  copy.normalize();
  return [...copy.childNodes].map((node) =>
    node instanceof Element
      ? [
          node.localName,
          Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
          nodesIn(node),
        ]
      : node.textContent,
  );
};
