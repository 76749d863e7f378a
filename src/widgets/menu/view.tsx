import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import { motion } from '../../runtime/page/motion.ts';
import { onFragment } from '../../runtime/page/on-fragment.ts';
import { replaceAddress } from '../../runtime/page/replace-address.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { useUntilFound } from '../_shared/ui/disclosure/use-until-found.ts';
import { useRovingFocus } from '../_shared/ui/roving-focus/use-roving-focus.ts';
import type { menu } from './block.ts';
import { decode, type MenuContent, type MenuTab } from './content.ts';

type Props = ViewProps<DataOf<(typeof menu)['data']>, MenuContent>;

/** The index of the tab that an address names, and the element with that id; -1 if it names none. */
function named(tabs: readonly MenuTab[]): { index: number; target: Element | null } {
  const id = decode(location.hash.slice(1));
  const own = tabs.flatMap(({ owns }) => owns);
  const target =
    (id && own.flatMap((one) => [one, ...one.querySelectorAll('[id]')]).find((element) => element.id === id)) || null;
  return { target, index: target ? tabs.findIndex(({ owns }) => owns.some((one) => one.contains(target))) : -1 };
}

/** Tabs with manual activation (APG, "tabs"): arrows move the focus, Enter, Space and a click select (MENU-003 to MENU-007). */
export function View({ data: { label, history }, content: { tabs, selected: first }, handle }: Props) {
  const [selected, setSelected] = useState(() => {
    const { index } = named(tabs);
    return index < 0 ? first : index;
  });
  const [stop, setStop] = useState(selected);
  const list = useRef<HTMLDivElement>(null);
  const current = useRef(selected);

  const select = useCallback(
    (index: number): void => {
      // React would delay it: it detects user events by window.event, which is unset inside a shadow root.
      flushSync(() => {
        setSelected(index);
        setStop(index);
      });
      if (current.current === index) return;
      current.current = index;
      const id = history && tabs[index]?.owns.find((one) => one.id)?.id;
      if (id) replaceAddress(`#${encodeURIComponent(id)}`);
      handle.emit('menu-change', { index });
    },
    [handle, history, tabs],
  );

  useEffect(() => {
    const follow = (): void => {
      const { index, target } = named(tabs);
      if (index < 0) return;
      select(index);
      const place = target?.checkVisibility?.() === false ? handle.element : target;
      place?.scrollIntoView({ behavior: motion.reduced() ? 'instant' : 'auto' });
    };
    return onFragment(() => handle.run(follow));
  }, [handle, tabs, select]);

  useEffect(() => {
    for (const { target } of handle.takeHeldClicks()) {
      const index = tabs.findIndex(({ source }) => source.contains(target));
      if (index >= 0) select(index);
    }
  }, [handle, tabs, select]);

  useLayoutEffect(() => {
    // The element that had the focus is not shown any more.
    const index = tabs.findIndex(({ focused }) => focused);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus({ preventScroll: true });
  }, [tabs]);

  const { box, stopAt } = useRovingFocus({ count: tabs.length, stop, go: setStop, ref: list, dir: handle.dir });
  if (tabs.length === 0) return <slot />;
  return (
    <>
      <div {...box} className="tabs" part="tabs" role="tablist" aria-label={label || undefined}>
        {tabs.map((tab, index) => (
          <button
            key={tab.slot}
            {...stopAt(index)}
            type="button"
            role="tab"
            id={`tab-${index}`}
            className="tab"
            part="tab"
            aria-selected={index === selected}
            aria-controls={tab.slot}
            onClick={() => handle.run(() => select(index))}
            // Tab enters the row at the selected tab again.
            onBlur={() => setStop(current.current)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <Panel key={tab.slot} tab={tab} index={index} hidden={index !== selected} select={select} />
      ))}
    </>
  );
}

interface PanelProps {
  readonly tab: MenuTab;
  readonly index: number;
  readonly hidden: boolean;
  select(index: number): void;
}

/** The section of a tab. Find in page finds its text while it is hidden. */
function Panel({ tab: { slot, label }, index, hidden, select }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reveal = useCallback(() => select(index), [select, index]);
  useUntilFound(ref, hidden, reveal);
  return (
    <div
      ref={ref}
      id={slot}
      className="panel"
      part="panel"
      role="tabpanel"
      aria-labelledby={`tab-${index}`}
      // A panel without controls of its own has to be reached (APG, "tabs").
      tabIndex={hidden ? undefined : 0}
      // Hidden until found it would still be a panel, without content.
      aria-hidden={hidden || undefined}
    >
      <p className="panel-title" part="panel-title" aria-hidden="true">
        {label}
      </p>
      <slot name={slot} />
    </div>
  );
}
