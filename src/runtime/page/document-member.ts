/**
 * Reads a member of the document as the browser defines it: a form, image, frame or object of that name hides it on `document` itself. What hides is
 * always an object, so a text or flag there is the browser's own, or one that a script has put over it, which counts. A method has to be called with
 * the document as its `this`; what is to be written goes through `Reflect.set(Document.prototype, name, value, document)`.
 */
export const documentMember = <Name extends keyof Document>(name: Name): Document[Name] => {
  const value = Reflect.get(document, name);
  return Object(value) === value ? Reflect.get(Document.prototype, name, document) : value;
};

/** All elements under a root that match. A form inside the document may hide `document.querySelectorAll`; inside an element nothing can. */
export const queryIn = (root: ParentNode, selector: string): Element[] => [
  ...(root instanceof Document ? Document.prototype : root).querySelectorAll.call(root, selector),
];
