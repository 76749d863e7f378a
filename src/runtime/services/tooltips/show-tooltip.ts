import { layerLimits } from '../../../vocab/codes/layout.ts';
import { BLOCK_ADDED, TOOLTIP } from '../../../vocab/names.ts';
import { documentMember } from '../../page/document-member.ts';
import { besideElement, besidePointer } from './place-tooltip.ts';
import style from './tooltip.css';

/** A tooltip in the page. */
export interface ShownTooltip {
  readonly host: Element;
  /** Places it again, because the page has moved. */
  place(): void;
  /** Removes it, and leaves the element as it was. */
  remove(): void;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ID = 'vitrine-tooltip';

let sheet: CSSStyleSheet | undefined;

function sheetOfTooltips(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  return sheet;
}

/** The text of an element's tooltip: of `data-tooltip`, or of `title` if that is empty. */
export const tooltipText = (anchor: Element): string =>
  (anchor.getAttribute(TOOLTIP) || anchor.getAttribute('title') || '').trim();

function regionOf(element: Element | null): Element | null {
  const region = element?.closest('dialog[open],main,nav,header,footer,aside') ?? null;
  return region?.shadowRoot ? regionOf(region.parentElement) : region;
}

/**
 * The place of the tooltip in the document: in the same tree as its element, because `aria-describedby` names an id of
 * that tree; and inside an open dialog, because everything else is inert then; else in the region of the page that
 * contains the element. A region that is a block shows only what has a slot there.
 */
function parentOf(anchor: Element): Node {
  const root = anchor.getRootNode();
  return (
    regionOf(anchor) ??
    (root instanceof ShadowRoot ? root : (documentMember('body') ?? documentMember('documentElement')))
  );
}

/** Adds ids to an attribute, and returns what restores it. */
function describe(anchor: Element, id: string): () => void {
  const before = anchor.getAttribute('aria-describedby');
  anchor.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
  return () => {
    if (before === null) anchor.removeAttribute('aria-describedby');
    else anchor.setAttribute('aria-describedby', before);
  };
}

/**
 * Shows a tooltip. Its text is a node of the page, which the element is described by; its look is in a shadow root,
 * where styles of the page do not reach it.
 *
 * @param point where the pointer is; null if the element has the focus
 * @param layers the number of layers below it
 */
export function showTooltip(anchor: Element, text: string, point: Point | null, layers: number): ShownTooltip {
  const create = documentMember('createElement');
  const host = create.call(document, 'div');
  host.id = ID;
  host.setAttribute('role', 'tooltip');
  host.setAttribute(BLOCK_ADDED, '');
  host.style.setProperty('display', 'contents', 'important');
  host.textContent = text;
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOfTooltips()];
  const box = create.call(document, 'div');
  box.className = 'tooltip';
  box.popover = 'manual';
  box.style.zIndex = `${layerLimits.baseIndex + layers}`;
  const rtl = getComputedStyle(anchor).direction === 'rtl';
  box.dir = rtl ? 'rtl' : 'ltr';
  box.append(create.call(document, 'slot'));
  root.append(box);
  parentOf(anchor).appendChild(host);
  box.showPopover?.();

  const place = (): void => {
    const { clientWidth: width, clientHeight: height } = documentMember('documentElement');
    const page = { width, height };
    const size = box.getBoundingClientRect();
    const { left, top } = point
      ? besidePointer(point.x, point.y, size, page)
      : besideElement(anchor.getBoundingClientRect(), size, page, rtl);
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
  };
  place();
  const undescribe = describe(anchor, ID);
  return {
    host,
    place,
    remove() {
      host.remove();
      undescribe();
    },
  };
}
