/**
 * Reads a member of the document as the browser defines it: a form, image, frame or object of that name hides it on `document` itself. Such an element is
 * always an object, so a string or boolean is the browser's own value, or one that a script has set on purpose. A method has to be called with the document as
 * its `this`; to write a member, use `Reflect.set(Document.prototype, name, value, document)`.
 */
export const documentMember = <Name extends keyof Document>(name: Name): Document[Name] => {
  const value = Reflect.get(document, name);
  return Object(value) === value ? Reflect.get(Document.prototype, name, document) : value;
};

/** Returns all matching elements under a root. A form inside the document may hide `document.querySelectorAll`; inside an element nothing can hide it. */
export const queryIn = (root: ParentNode, selector: string): Element[] => [
  ...(root instanceof Document ? Document.prototype : root).querySelectorAll.call(root, selector),
];
