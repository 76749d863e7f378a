/** The popup overlay, own and published. */
const OVERLAY = '[data-block="popup"],.sqs-popup-overlay,[data-slide-type="popup-overlay"]';

/** Whether an element stands in the popup overlay (000 §3), through shadow roots. */
export function inOverlay(element: Element): boolean {
  if (element.closest(OVERLAY)) return true;
  const root = element.getRootNode();
  return root instanceof ShadowRoot && inOverlay(root.host);
}
