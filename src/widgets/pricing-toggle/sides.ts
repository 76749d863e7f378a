import { silence } from '../../runtime/page/silence.ts';

/** One of the two sets of prices. */
export type Side = 'left' | 'right';

const SIDE = 'data-side';
const MARKED = `[${SIDE}="left"],[${SIDE}="right"]`;

/** The nearest element around the block that has prices or join buttons of a side; the document's root without any. */
function scopeOf(block: Element): Element {
  let scope = block;
  while (scope.parentElement && !scope.querySelector(MARKED)) scope = scope.parentElement;
  return scope;
}

/** Shows the prices and join buttons of one side, and hides those of the other (MEMBER-004, MEMBER-005). */
export function createSides(block: Element): { show(side: Side): void; restore(): void } {
  /** What the page itself said of an element. */
  const before = new Map<HTMLElement, { hidden: boolean; display: string; priority: string }>();
  const setDisplay = ({ style }: HTMLElement, display: string, priority: string): void => {
    if (display) style.setProperty('display', display, priority);
    else style.removeProperty('display');
  };
  return {
    show(side) {
      for (const element of scopeOf(block).querySelectorAll<HTMLElement>(MARKED)) {
        const { style } = element;
        const own = before.get(element) ?? {
          hidden: element.hasAttribute('hidden'),
          display: style.getPropertyValue('display'),
          priority: style.getPropertyPriority('display'),
        };
        before.set(element, own);
        const hidden = element.getAttribute(SIDE) !== side;
        if (hidden) silence(element);
        element.toggleAttribute('hidden', hidden);
        // A style sheet that sets display for links or prices would show it in spite of the attribute.
        setDisplay(element, hidden ? 'none' : own.display, hidden ? 'important' : own.priority);
      }
    },
    restore() {
      for (const [element, { hidden, display, priority }] of before) {
        element.toggleAttribute('hidden', hidden);
        setDisplay(element, display, priority);
        if (!element.getAttribute('style')) element.removeAttribute('style');
      }
      before.clear();
    },
  };
}
