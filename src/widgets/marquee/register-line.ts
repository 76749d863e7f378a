let registered = false;

/**
 * Makes the block's line height a computed length, so that the running line is as high as the server's and nothing below it
 * jumps. Registered in the document, since @property is inert in a shadow root; a browser that cannot takes the stage's.
 */
export function registerLine(): void {
  if (registered) return;
  registered = true;
  try {
    CSS.registerProperty({ name: '--vitrine-marquee-line', syntax: '<length>', inherits: true, initialValue: '24px' });
  } catch {}
}
