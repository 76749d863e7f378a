// A document for each test.
import { afterEach } from 'vitest';

afterEach(() => {
  // A test in Node has no document.
  globalThis.document?.body.replaceChildren();
});
