import type { Locator } from '@playwright/test';

/** One run of text a reader of the block meets, in shadow root and slots alike. */
export interface SeenText {
  text: string;
  visible: boolean;
  /** False where the text has the colour of what is behind it. */
  contrast: boolean;
  /** It belongs to something one chooses or types with. */
  readonly control: boolean;
}

/** Every text of a block, light and shadow, with whether it can be seen. */
export const textsOf = (host: Locator): Promise<SeenText[]> =>
  host.evaluate((element) => {
    const found: SeenText[] = [];
    const parentOf = (node: Element): Element | null => {
      if (node.assignedSlot) return node.assignedSlot;
      const root = node.getRootNode();
      return node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    const backgroundOf = (node: Element | null): string => {
      for (let at = node; at; at = parentOf(at)) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
      }
      return 'none';
    };
    const walk = (root: Node): void => {
      for (const node of root.childNodes) {
        if (node instanceof Text) {
          const parent = node.parentElement ?? element;
          const text = node.data.replace(/\s+/g, ' ').trim();
          if (!text || parent.closest('script,style,template,noscript')) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const visible =
            parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            [...range.getClientRects()].some((box) => box.width > 0 && box.height > 0);
          const style = getComputedStyle(parent);
          const colour = parent instanceof SVGElement ? style.fill : style.color;
          found.push({
            text,
            visible,
            contrast: colour !== backgroundOf(parent),
            control: parent.closest('form, fieldset, label, button, summary') !== null,
          });
        } else if (node instanceof Element) {
          if (node.shadowRoot) walk(node.shadowRoot);
          walk(node);
        }
      }
    };
    if (element.shadowRoot) walk(element.shadowRoot);
    walk(element);
    return found;
  });

/** The focused element, looked up through shadow roots, as a path that names it, with whether its focus can be seen. */
export const focusOf = (host: Locator): Promise<{ path: string; outlined: boolean } | null> =>
  host.evaluate((element) => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    let inside = false;
    // A control may be in a shadow root of its own, inside the block.
    for (
      let at: Node | null = active;
      at && !inside;
      at = at.getRootNode() instanceof ShadowRoot ? (at.getRootNode() as ShadowRoot).host : null
    )
      inside = element.contains(at) || element.shadowRoot?.contains(at) === true;
    if (!active || !inside) return null;
    const style = getComputedStyle(active);
    const outlined =
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
    return { path: active.getAttribute('data-test-stop') ?? active.tagName, outlined };
  });

/** Numbers every control of the block that Tab has to reach, and gives their count. */
export const markStops = (host: Locator): Promise<number> =>
  host.evaluate((element) => {
    const controls = 'button, summary, a[href], input, select, textarea, [role=button]';
    // Of a group of radio buttons Tab reaches the chosen one, or the first.
    const isPassedOver = (stop: HTMLElement): boolean => {
      if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return false;
      const group = [...(stop.getRootNode() as ParentNode).querySelectorAll<HTMLInputElement>('input[type=radio]')];
      const own = group.filter(({ name, form }) => name === stop.name && form === stop.form);
      return stop !== (own.find(({ checked }) => checked) ?? own[0]);
    };
    const stops = [element, element.shadowRoot]
      .flatMap((root) => (root ? [...root.querySelectorAll<HTMLElement>(controls)] : []))
      .filter(
        (stop) =>
          stop.checkVisibility({ visibilityProperty: true }) &&
          stop.tabIndex >= 0 &&
          !stop.matches(':disabled') &&
          !isPassedOver(stop),
      );
    stops.forEach((stop, index) => {
      stop.setAttribute('data-test-stop', String(index));
    });
    return stops.length;
  });
