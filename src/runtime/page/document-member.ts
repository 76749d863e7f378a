/**
 * Reads a member of the document as the browser defines it: a form, image, frame or object of that name hides it on `document` itself. A method has to
 * be called with the document as its `this`; what is to be written goes through `Reflect.set(Document.prototype, name, value, document)`.
 */
export const documentMember = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name, document);
