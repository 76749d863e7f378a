import type { Locator, Page } from '@playwright/test';

/** Something a block draws, with its contrast to what is behind it, as a screen shows both. */
export interface Drawn {
  readonly what: string;
  readonly ratio: number;
  /** What WCAG 2 asks of it; of what simply has the page's colour no more than the page itself has. */
  readonly least: number;
}

/** What a block draws, or an element in it: its words, placeholders, edges of fields, signs, and the ring around what has the focus. */
export const drawnIn = (host: Locator): Promise<Drawn[]> =>
  host.evaluate((element) => {
    type Color = [r: number, g: number, b: number, a: number];
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const read = (text: string): Color => {
      const alpha = Number(/[,/] ?([\d.e-]+)\)$/.exec(/^rgb\(/.test(text) ? '' : text)?.[1] ?? 1);
      if (!context) throw new Error('no canvas');
      context.clearRect(0, 0, 1, 1);
      // Without its alpha, which would round the channels.
      context.fillStyle = text.replace(/^rgba\((.+), [\d.e-]+\)$/, 'rgb($1)').replace(/ \/ [\d.e-]+\)$/, ')');
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
      return [r, g, b, /^(rgba|\w+\(.*\/)/.test(text) ? alpha : 1];
    };
    const over = ([r, g, b, a]: Color, [R, G, B, A]: Color): Color => {
      const alpha = a + A * (1 - a);
      const mix = (one: number, other: number): number => (one * a + other * A * (1 - a)) / (alpha || 1);
      return [mix(r, R), mix(g, G), mix(b, B), alpha];
    };
    const parentOf = (node: Element): Element | null => {
      const root = node.getRootNode();
      return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    /** What is seen of a colour that is drawn in an element: every background and opacity around it counts. */
    const seen = (ink: Color, inside: Element | null): Color => {
      let color = ink;
      for (let at = inside; at; at = parentOf(at)) {
        const style = getComputedStyle(at);
        // A shadow inside as wide as this lies over the whole background.
        const [, shadow = ''] = /^(.+\)) 0px 0px 0px \d{3,}px inset$/.exec(style.boxShadow) ?? [];
        color = over(over(color, shadow ? read(shadow) : [0, 0, 0, 0]), read(style.backgroundColor));
        color[3] *= Number(style.opacity);
        const laid = at.getAttribute('data-laid');
        if (laid) color = over(color, read(laid));
      }
      const dark =
        matchMedia('(prefers-color-scheme: dark)').matches ||
        /^dark/.test(getComputedStyle(document.documentElement).colorScheme);
      return over(color, dark ? [18, 18, 18, 1] : [255, 255, 255, 1]);
    };
    const light = ([r, g, b]: Color): number => {
      const linear = (channel: number): number =>
        channel <= 10.31 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    };
    const rounded = ([r, g, b, a]: Color): Color => [Math.round(r), Math.round(g), Math.round(b), a];
    const contrast = (color: string, drawnIn: Element | null, behind: Element | null = drawnIn): number => {
      const [one, other] = [light(rounded(seen(read(color), drawnIn))), light(rounded(seen([0, 0, 0, 0], behind)))];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    };
    const own = getComputedStyle(element).color;
    const found: { what: string; ratio: number; least: number }[] = [];
    const add = (what: string, color: string, least: number, drawn: Element | null, behind = drawn): void => {
      const page = String(read(color)) === String(read(own)) ? contrast(own, element) - 0.01 : Number.POSITIVE_INFINITY;
      found.push({ what, ratio: contrast(color, drawn, behind), least: Math.min(least, page) });
    };
    const block = element.getAttribute('data-block') ?? '';
    const nameOf = (node: Element): string => `${block} ${node.localName}.${node.getAttribute('class') ?? ''}`;
    // The shadow host of a layer is inside its element, beside content of the page.
    const layer = [
      ...element.querySelectorAll(':scope > [data-block-added], [data-block-added] > [data-block-added]'),
    ].find((one) => one.shadowRoot);
    for (const node of (element.shadowRoot ?? layer?.shadowRoot ?? element).querySelectorAll<HTMLElement>('*')) {
      if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What cannot be used need not be read.
      if (node.closest('.visually-hidden, option, [aria-disabled=true]')) continue;
      const style = getComputedStyle(node);
      const words = [...node.childNodes].find((child) => child instanceof Text && child.data.trim());
      const said = words?.textContent?.trim().slice(0, 30) ?? '';
      if (words) add(`words of ${nameOf(node)} "${said}"`, style.color, 4.5, node);
      if (node.matches('.control')) {
        if (node.matches('[placeholder]'))
          add(`placeholder of ${nameOf(node)}`, getComputedStyle(node, '::placeholder').color, 4.5, node);
        add(`text of ${nameOf(node)}`, style.color, 4.5, node);
        add(`edge of ${nameOf(node)}`, style.borderBottomColor, 3, node.parentElement);
      }
      // A shape without a stroke is an ornament in the colour that its owner chose.
      if (node.localName === 'svg' && !node.matches('.wave') && style.stroke !== 'none')
        add(`sign ${nameOf(node)}`, style.stroke, 3, node);
      if (node.matches(':focus-visible') && style.outlineStyle !== 'none')
        add(`ring of ${nameOf(node)}`, style.outlineColor, 3, node.parentElement);
    }
    return found;
  });

/** Those that are fainter than they may be, one line each. */
export const tooFaint = (drawn: readonly Drawn[], when: string): string[] =>
  drawn
    .filter(({ ratio, least }) => ratio < least)
    .map(({ what, ratio, least }) => `${when}: ${what} ${ratio.toFixed(2)}, not ${least.toFixed(2)}`);

/** The two colours of a picture that are farthest apart by luminance, as a ratio: of words on one ground, that of the words. */
export async function pictureContrast(page: Page, target: Locator): Promise<number> {
  const picture = (await target.screenshot({ scale: 'css' })).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) return 0;
    context.drawImage(bitmap, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const linear = (channel: number): number =>
      channel <= 10.31 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
    let [least, most] = [1, 0];
    for (let at = 0; at < pixels.length; at += 4) {
      const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
      const light = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
      least = Math.min(least, light);
      most = Math.max(most, light);
    }
    return (most + 0.05) / (least + 0.05);
  }, picture);
}
