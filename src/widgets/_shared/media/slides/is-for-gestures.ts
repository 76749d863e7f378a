/** The lower edge of a video, where its controls are, in px. */
const PLAYER_CONTROLS = 80;

/**
 * Returns whether a pointer that goes down may drag slides. A video keeps the mouse to itself, and a finger on its
 * controls.
 */
export function isForGestures(event: PointerEvent): boolean {
  const video = event.composedPath().find((step) => step instanceof HTMLVideoElement);
  if (!video) return true;
  return event.pointerType === 'touch' && event.clientY < video.getBoundingClientRect().bottom - PLAYER_CONTROLS;
}
