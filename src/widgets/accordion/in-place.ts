import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { onFragment } from '../../runtime/page/on-fragment.ts';
import { silence } from '../../runtime/page/silence.ts';
import { nextStop } from '../_shared/ui/roving-focus/next-stop.ts';
import type { AccordionItem } from './content.ts';
import { itemAt } from './item-at.ts';
import { detailsOf } from './use-details.ts';

interface Options {
  readonly multiple: boolean;
  readonly firstOpen: boolean;
}

/** The attributes that may close a region of a published item, and the values that open it. */
const SHOWN = 'display:block;height:auto;max-height:none;overflow:visible;opacity:1;visibility:visible'.split(';');

let made = 0;

/**
 * Turns the page's own elements into an accordion in their original place: `details` open natively, published items through their buttons. It is for browsers
 * in which content restarts when it is moved. It changes attributes and inline styles only.
 *
 * @returns a function that reverts all of it
 */
export function workInPlace(
  items: readonly AccordionItem[],
  { multiple, firstOpen }: Options,
  handle: BlockHandle,
): () => void {
  const undo: (() => void)[] = [];
  const set = (element: Element | null, name: string, value: string): void => {
    if (!element) return;
    const was = element.getAttribute(name);
    undo.push(() => (was === null ? element.removeAttribute(name) : element.setAttribute(name, was)));
    element.setAttribute(name, value);
  };
  const open = items.map((item, index) => item.open || (firstOpen && index === 0));

  const show = ({ source, region }: AccordionItem, index: number): void => {
    const is = open[index] ?? false;
    source.setAttribute('aria-expanded', String(is));
    source.querySelector('[data-is-open]')?.setAttribute('data-is-open', is ? 'true' : '');
    const { style } = region as HTMLElement;
    region?.removeAttribute('hidden');
    for (const rule of is ? SHOWN : ['display:none']) {
      const [name = '', value = ''] = rule.split(':');
      style.setProperty(name, value, 'important');
    }
  };
  const draw = (): void => {
    for (const [index, item] of items.entries()) {
      const details = detailsOf(item);
      if (!details) show(item, index);
      else if (details.open !== open[index]) details.open = open[index] ?? false;
    }
  };
  const setOpen = (index: number, to: boolean): void => {
    const was = [...open];
    for (const at of open.keys()) open[at] = at === index ? to : (open[at] ?? false) && (multiple || !to);
    draw();
    for (const [at, is] of open.entries()) {
      if (is === was[at]) continue;
      const { region } = items[at] as AccordionItem;
      if (!is && region) silence(region);
      handle.emit('accordion-change', { index: at, open: is });
    }
  };

  const listen = (element: EventTarget, type: string, fn: (event: Event) => void): void => {
    const listener = (event: Event): void => void handle.run(() => fn(event));
    element.addEventListener(type, listener);
    undo.push(() => element.removeEventListener(type, listener));
  };
  const key = (event: KeyboardEvent, index: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextStop(event.key, index, items.length, { orientation: 'vertical' });
    if (next === null) return;
    event.preventDefault();
    (items[next]?.source as HTMLElement | undefined)?.focus();
  };

  for (const [index, item] of items.entries()) {
    const { source, region } = item;
    const details = detailsOf(item);
    listen(source, 'keydown', (event) => key(event as KeyboardEvent, index));
    if (details) {
      listen(details, 'toggle', () => details.open !== open[index] && setOpen(index, details.open));
      undo.push(() => details.toggleAttribute('open', item.open));
      continue;
    }
    listen(source, 'click', () => setOpen(index, !open[index]));
    if (!region?.id) set(region, 'id', `vitrine-panel-${++made}`);
    set(source, 'aria-controls', region?.id ?? '');
    set(source, 'aria-expanded', String(item.open));
    const { style } = region as HTMLElement;
    const [css, hidden] = [style.cssText, region?.getAttribute('hidden') ?? null];
    const icon = source.querySelector('[data-is-open]');
    set(icon, 'data-is-open', icon?.getAttribute('data-is-open') ?? '');
    undo.push(() => {
      style.cssText = css;
      // Checked first: Chromium writes the attribute when it is read, and writes an empty one after it was removed.
      if (!css && region?.hasAttribute('style')) region.removeAttribute('style');
      if (hidden !== null) region?.setAttribute('hidden', hidden);
    });
  }
  const follow = (): void => {
    const target = handle.element.querySelector(':target');
    const index = target ? itemAt(items, target, handle.element) : -1;
    if (index >= 0 && !open[index]) setOpen(index, true);
  };
  draw();
  follow();
  undo.push(onFragment(follow));
  for (const { target } of handle.takeHeldClicks()) {
    const index = items.findIndex((item) => !detailsOf(item) && item.source.contains(target));
    if (index >= 0) setOpen(index, !open[index]);
  }
  return () => {
    for (const fn of undo.reverse()) fn();
  };
}
