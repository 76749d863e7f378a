/**
 * Dispatches an event of a script that listeners may prevent, without what the browser does for it: Firefox submits a form for such a `submit` event, too. The
 * event is prevented once its last listener has run; any of them may stop it, so the end is looked for behind the listeners of each node of its path.
 *
 * @param event a cancelable event that bubbles and is not composed
 * @returns false if a listener has prevented it; one that returns false after stopping the event immediately goes unnoticed
 */
export function dispatchUnacted(target: Node, event: Event): boolean {
  let isPrevented = false;
  let isOver = false;
  const prevent = (): void => {
    isPrevented = true;
  };
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    isPrevented = event.defaultPrevented;
    Event.prototype.preventDefault.call(event);
    Reflect.defineProperty(event, 'preventDefault', { value: prevent });
  };
  Reflect.defineProperty(event, 'stopImmediatePropagation', {
    value() {
      Event.prototype.stopImmediatePropagation.call(event);
      end();
    },
  });

  const heard = new AbortController();
  const { signal } = heard;
  const path = pathOf(target);
  for (const node of path) {
    for (const capture of [true, false]) {
      const isLast = node === path.at(-1) && !capture;
      node.addEventListener(event.type, () => (isLast || event.cancelBubble) && end(), { capture, signal });
    }
  }
  target.dispatchEvent(event);
  heard.abort();
  return !isPrevented;
}

/** The nodes on the way of an event that is not composed: also those of shadow trees around a slot in which one of them stands. */
function pathOf(target: Node): EventTarget[] {
  const root = target.getRootNode();
  const path: EventTarget[] = [];
  for (let node: Node | null = target; node; ) {
    path.push(node);
    // A control may have the name of a member of its form.
    const parent: Node | null = Reflect.get(Node.prototype, 'parentNode', node);
    const { assignedSlot, host } = node as Partial<Pick<Element, 'assignedSlot'> & Pick<ShadowRoot, 'host'>>;
    node = (assignedSlot instanceof HTMLSlotElement && assignedSlot) || parent || (node !== root && host) || null;
  }
  if (root === document) path.push(window);
  return path;
}
