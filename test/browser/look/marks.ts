/** Something a visitor sees on a page, with what it looks like. Places are px from the document's corner. */
export interface Mark {
  readonly kind: 'text' | 'field' | 'option' | 'button' | 'icon' | 'line';
  /** The words that tell it from others of its kind: a text's own, a field's label; '' for a line. */
  readonly words: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Colours as they are painted on what is behind, faces, weights, edges. */
  readonly look: Readonly<Record<string, string>>;
}

/**
 * Reads what is seen of a page, as it is drawn: through shadow roots and slots, without what is hidden. It runs in the page, so it refers to nothing outside it.
 *
 * @param except selector of elements that are not looked into
 */
export function marksOfPage(except: string): Mark[] {
  const marks: Mark[] = [];
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const px = (value: string): number => Number.parseFloat(value) || 0;
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const place = ({ left, top, width, height }: DOMRect) => ({
    left: left + scrollX,
    top: top + scrollY,
    width,
    height,
  });
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true, opacityProperty: true });

  /** The element that one is drawn inside of. */
  const around = (element: Element): Element | null => {
    if (element.assignedSlot) return element.assignedSlot;
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const grounds = new Map<Element, readonly string[]>();
  /** The backgrounds that are seen of an element, the lowest first. */
  const groundsOf = (element: Element | null): readonly string[] => {
    if (!element) return ['Canvas'];
    const known = grounds.get(element);
    if (known) return known;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const below = groundsOf(around(element));
    const all = [...below, backgroundColor, ...(backgroundImage === 'none' ? [] : [backgroundImage])];
    grounds.set(element, all);
    return all;
  };
  const mixed = new Map<string, string>();
  /** A colour as it is seen over others; a picture or gradient stays what it is. */
  const painted = (layers: readonly string[]): string => {
    const from = layers.findLastIndex((layer) => /gradient|url\(/.test(layer));
    const key = layers.join('|');
    const known = mixed.get(key);
    if (known !== undefined) return known;
    pen?.clearRect(0, 0, 1, 1);
    for (const layer of layers.slice(from + 1)) {
      if (!pen) break;
      pen.fillStyle = layer;
      pen.fillRect(0, 0, 1, 1);
    }
    const [r, g, b] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    const said = `${from < 0 ? '' : `${layers[from]} `}rgb(${r} ${g} ${b})`;
    mixed.set(key, said);
    return said;
  };
  const letters = (style: CSSStyleDeclaration, element: Element) => ({
    color: painted([...groundsOf(element), style.color]),
    face: style.fontFamily,
    size: style.fontSize,
    weight: style.fontWeight,
    slant: style.fontStyle,
    spacing: style.letterSpacing,
    words: style.wordSpacing,
    case: style.textTransform,
  });
  const edges = (style: CSSStyleDeclaration, element: Element) => ({
    ground: painted(groundsOf(element)),
    ...Object.fromEntries(
      (['Top', 'Bottom', 'Left', 'Right'] as const).map((side) => {
        const drawn = px(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none';
        const color = painted([...groundsOf(element), style[`border${side}Color`]]);
        return [`edge${side}`, drawn ? `${style[`border${side}Width`]} ${style[`border${side}Style`]} ${color}` : ''];
      }),
    ),
    corner: style.borderBottomLeftRadius,
    shadow: style.boxShadow,
  });

  const isControl = (element: Element): element is HTMLInputElement =>
    /^(input|select|textarea)$/.test(element.localName);
  const named = (control: HTMLInputElement): string => {
    const [label] = control.labels ?? [];
    // A field without a label that is seen is told by the words in it.
    if (!label || label.getClientRects().length === 0 || label.offsetWidth < 2) return plain(control.placeholder);
    const node = document.createTreeWalker(label ?? control, NodeFilter.SHOW_TEXT);
    for (let text = node.nextNode(); text; text = node.nextNode()) {
      if (/[\p{L}\p{N}]/u.test(text.textContent ?? '') && !text.parentElement?.matches('option,.required'))
        return plain(text.textContent);
    }
    return plain(control.getAttribute('aria-label'));
  };
  const add = (kind: Mark['kind'], words: string, rect: DOMRect, look: Mark['look']): void => {
    if (rect.width > 1 && rect.height > 0) marks.push({ kind, words, ...place(rect), look });
  };
  const readText = (text: Text, element: Element): void => {
    const words = plain(text.data);
    if (!/[\p{L}\p{N}]/u.test(words)) return;
    const range = document.createRange();
    range.setStart(text, text.data.search(/\S/));
    range.setEnd(text, text.data.trimEnd().length);
    const style = getComputedStyle(element);
    add('text', words, range.getBoundingClientRect(), letters(style, element));
  };
  const readControl = (control: HTMLInputElement): void => {
    const style = getComputedStyle(control);
    const rect = control.getBoundingClientRect();
    if (/^(submit|button|reset)$/.test(control.type))
      add('button', control.value, rect, { ...edges(style, control), ...letters(style, control) });
    else if (/^(radio|checkbox)$/.test(control.type)) add('option', named(control), rect, {});
    else if (control.type !== 'hidden')
      add('field', named(control), rect, { ...edges(style, control), ...letters(style, control) });
  };
  /** A line across: one edge of a box, or a box that is nothing but a line. */
  const readLines = (element: Element, rect: DOMRect, style: CSSStyleDeclaration): void => {
    if (rect.width < 60) return;
    const below = groundsOf(around(element));
    const line = (top: number, height: number, color: string, style: string): void => {
      const seen = painted([...below, color]);
      if (seen !== painted(below))
        add('line', '', new DOMRect(rect.left, top, rect.width, height), { color: seen, style });
    };
    const fade = (color: string): string => `color-mix(in srgb, ${color} ${Number(style.opacity) * 100}%, transparent)`;
    const [start, end] = [px(style.borderTopWidth), px(style.borderBottomWidth)];
    if (px(style.borderLeftWidth) + px(style.borderRightWidth) === 0) {
      if (start) line(rect.top, start, fade(style.borderTopColor), style.borderTopStyle);
      if (end) line(rect.bottom - end, end, fade(style.borderBottomColor), style.borderBottomStyle);
    }
    if (rect.height <= 8 && rect.height > 0 && !start && !end)
      line(rect.top, rect.height, fade(style.backgroundColor), 'solid');
  };

  const read = (element: Element): void => {
    if (element.matches(except) || /^(script|style|noscript|template|option|canvas)$/.test(element.localName)) return;
    const contents = getComputedStyle(element).display === 'contents';
    if (!contents && !isSeen(element)) return;
    if (isControl(element)) {
      readControl(element);
      return;
    }
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    // Words for screen readers alone.
    if (!contents && rect.width <= 1 && rect.height <= 1 && style.position === 'absolute') return;
    if (!contents) readLines(element, rect, style);
    if (element.localName === 'svg') {
      add('icon', plain(element.closest('button,summary,a')?.textContent), rect, {});
      return;
    }
    if (element.localName === 'button' && !element.shadowRoot) {
      // A block's button has what it is painted with around it.
      const parent = element.parentElement;
      const back = parent?.matches('.button-back') ? parent : element;
      const corner = getComputedStyle(back).borderBottomLeftRadius;
      const shadow = [getComputedStyle(back).boxShadow, style.boxShadow].find((one) => one !== 'none') ?? 'none';
      const words = [...element.querySelectorAll('*')].find((one) => plain(one.firstChild?.nodeValue)) ?? element;
      if (!element.matches('.trigger,.accordion-item__click-target'))
        add('button', plain(element.textContent), rect, {
          ...edges(style, element),
          ...letters(getComputedStyle(words), words),
          corner,
          shadow,
        });
    }
    const inside =
      element.shadowRoot?.childNodes ??
      (element instanceof HTMLSlotElement && element.assignedNodes().length
        ? element.assignedNodes()
        : element.childNodes);
    for (const node of inside) {
      if (node instanceof Text) readText(node, element);
      else if (node instanceof Element) read(node);
    }
  };
  read(document.body);
  return marks;
}
