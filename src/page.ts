/**
 * The npm entry `vitrine/page`: what the blocks use to scroll, to follow the scrolling and to wait for the end of resizing, for scripts of a page (CTX-303). It needs a
 * browser, and nothing of React.
 */

export { onWindowResize } from './runtime/page/resize-scheduler.ts';
export { type ScrollIntoViewOptions, scrollElementIntoView } from './runtime/page/scroll-into-view.ts';
export { onScrollProgress } from './runtime/page/scroll-progress.ts';
