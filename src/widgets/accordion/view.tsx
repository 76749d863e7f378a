import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import { headingLevel } from '../../runtime/page/heading-level.ts';
import { motion } from '../../runtime/page/motion.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { hasOwn } from '../../vocab/has-own.ts';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { chevron, plus } from '../_shared/ui/icons/icons.ts';
import { nextStop } from '../_shared/ui/roving-focus/next-stop.ts';
import type { accordion } from './block.ts';
import type { AccordionContent } from './content.ts';
import { type AccordionState, ANIMATION_MS, closed, initially, revealed, toggled } from './logic.ts';
import { Panel } from './panel.tsx';
import { detailsOf, useDetails } from './use-details.ts';
import { useFragment } from './use-fragment.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const MARKS = { plus, chevron };

/** More panels than these are no regions: a visitor who goes from region to region would meet nothing else. */
const MOST_REGIONS = 6;

type Props = ViewProps<DataOf<typeof accordion.data>, AccordionContent>;
type Action =
  | { click: number; multiple: boolean; animated: boolean }
  | { reveal: number; multiple: boolean }
  | { shut: number }
  | 'settled';

function reduce(state: AccordionState, action: Action): AccordionState {
  if (action === 'settled') return { ...state, moving: false };
  if (hasOwn(action, 'reveal')) return revealed(state, action.reveal, action.multiple);
  if (hasOwn(action, 'shut')) return closed(state, action.shut);
  return toggled(state, action.click, action);
}

/** The items; what has none stays as the page wrote it. */
export function Accordion(props: Props) {
  const { inPlace, items } = props.content;
  if (!items.length) return <slot />;
  return inPlace ? <InPlace {...props} /> : <Redrawn {...props} />;
}

/** The page's own elements, which are shown in their original place. */
function InPlace({ data, content: { items }, handle }: Props) {
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    handle.run(async () => {
      const { workInPlace } = await import('./in-place.ts');
      if (stop) stop = workInPlace(items, data, handle);
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [items, data, handle]);
  return <slot />;
}

function Redrawn({ data, content: { items, aligned }, handle }: Props) {
  const { multiple, firstOpen, icon, iconSide, dividers } = data;
  const [ownLevel] = useState(() => headingLevel(handle.element, data.headingLevel));
  const [state, dispatch] = useReducer(reduce, null, () =>
    initially(
      items.map(({ open }) => open),
      firstOpen,
    ),
  );
  const triggers = useRef<(HTMLButtonElement | null)[]>([]);
  const announced = useRef(state.open);
  const list = useRef<HTMLDivElement>(null);

  // Drawn before the browser or page scrolls to it: a closed panel has no height.
  const reveal = useCallback(
    (index: number): void => flushSync(() => dispatch({ reveal: index, multiple })),
    [multiple],
  );
  useFragment(handle, list, items, state.open, reveal);

  const current = useRef(state);
  current.current = state;
  const follow = useCallback(
    (index: number, open: boolean): void => (open ? reveal(index) : flushSync(() => dispatch({ shut: index }))),
    [reveal],
  );
  useDetails(handle, items, current, follow);

  useLayoutEffect(() => {
    // The element that had the focus is no longer assigned to a slot.
    triggers.current[items.findIndex(({ focused }) => focused)]?.focus({ preventScroll: true });
  }, [items]);

  useEffect(() => {
    // A native listener, not React's: a click on slotted page content finds no handler in the shadow tree, because React searches for its own nodes above the
    // target.
    const clicked = (event: Event): void => {
      const path = event.composedPath();
      const index = triggers.current.findIndex((trigger) => trigger && path.includes(trigger));
      // React detects user events by window.event, which is unset inside a shadow root: it would draw the click 70 to 150 ms later (1,000 blocks, 4x).
      if (index >= 0)
        handle.run(() => flushSync(() => dispatch({ click: index, multiple, animated: !motion.reduced() })));
    };
    const element = list.current;
    element?.addEventListener('click', clicked);
    return () => element?.removeEventListener('click', clicked);
  }, [handle, multiple]);

  useEffect(() => {
    for (const { target } of handle.takeHeldClicks()) {
      const index = items.findIndex(({ source }) => source.contains(target) || source === target);
      if (index >= 0) dispatch({ click: index, multiple, animated: !motion.reduced() });
    }
  }, [handle, items, multiple]);

  useEffect(() => {
    for (const [index, open] of state.open.entries()) {
      if (open !== announced.current[index]) handle.emit('accordion-change', { index, open });
    }
    announced.current = state.open;
  }, [state.open, handle]);

  useEffect(() => (state.moving ? handle.after(ANIMATION_MS, () => dispatch('settled')) : undefined), [state, handle]);

  const key = (event: KeyboardEvent, index: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextStop(event.key, index, items.length, { orientation: 'vertical' });
    if (next === null) return;
    event.preventDefault();
    triggers.current[next]?.focus();
  };

  return (
    <div
      ref={list}
      className="items"
      data-dividers={dividers}
      data-icon-side={iconSide}
      data-aligned={aligned}
      data-at-once={state.atOnce}
    >
      {items.map((item, index) => {
        const { title, panel, level, before, after } = item;
        const open = state.open[index] ?? false;
        const Heading = HEADINGS[(level ?? ownLevel) - 1] ?? 'h2';
        return (
          <div key={title} className="item" part="item" data-is-open={open}>
            <Heading className="heading" part="heading">
              <button
                ref={(button) => {
                  triggers.current[index] = button;
                }}
                type="button"
                id={`trigger-${index}`}
                className="trigger"
                part="trigger"
                aria-expanded={open}
                aria-controls={`panel-${index}`}
                onKeyDown={(event) => handle.run(() => key(event, index))}
              >
                <span className={before || after ? 'title row' : 'title'}>
                  {before && <slot name={before} />}
                  <slot name={title} />
                  {after && <slot name={after} />}
                </span>
                {icon !== 'none' && <Icon className={`icon ${icon}`} part="icon" path={MARKS[icon]} />}
              </button>
            </Heading>
            <Panel
              index={index}
              slotName={panel}
              open={open}
              moving={state.moving}
              many={items.length > MOST_REGIONS}
              details={detailsOf(item)}
              reveal={() => handle.run(() => reveal(index))}
            />
          </div>
        );
      })}
    </div>
  );
}
