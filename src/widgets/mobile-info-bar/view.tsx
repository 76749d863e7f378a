import { useId, useRef, useState } from 'react';
import type { LayerViewProps } from '../../runtime/blocks/block-module.ts';
import messages from '../../strings/pt-BR/mobile-info-bar.json';
import type { DataOf } from '../../vocab/block/field.ts';
import type { MobileInfoEntry } from '../../vocab/rules/overlays/mobile-info-entries.ts';
import { useBottomEdge } from '../_parts/edge/use-bottom-edge.ts';
import { useCovered } from '../_parts/edge/use-covered.ts';
import { Icon } from '../_parts/icons/icon.tsx';
import { pin } from '../_parts/icons/icons.ts';
import type { mobileInfoBar } from './block.ts';
import type { MobileInfoBarContent } from './content.ts';

type Props = LayerViewProps<DataOf<typeof mobileInfoBar.data>, MobileInfoBarContent, 'mobile-info-bar'>;

const ICONS = {
  email: 'M2.5 5h15v10.5h-15zM2.5 5.5l7.5 6 7.5-6',
  phone:
    'M4 3h3l1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5v3c0 .8-.7 1.5-1.5 1.5C8.600 17.500 2.500 11.400 2.500 4.500 2.500 3.700 3.200 3 4 3z',
  place: pin,
  hours: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M10 5.500V10l3 2',
} as const;

const LABELS = {
  email: 'mobileInfoEmail',
  phone: 'mobileInfoPhone',
  place: 'mobileInfoPlace',
  hours: 'mobileInfoHours',
} as const;

/** The bar at the lower edge: links, and a button that shows the business hours above them. */
export function View({ handle, layer }: Props) {
  const { look, entries } = layer.payload;
  const bar = useRef<HTMLElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const t = handle.strings(messages);
  const covered = useCovered(handle.store);
  useBottomEdge(bar, true);
  const hours = entries.find(({ kind }) => kind === 'hours');

  const inside = ({ kind }: MobileInfoEntry) => (
    <>
      <Icon path={ICONS[kind]} />
      <span>{t(LABELS[kind])}</span>
    </>
  );
  return (
    <nav
      ref={bar}
      className="vt-edge bar"
      part="bar"
      aria-label={t('mobileInfoName')}
      data-look={look}
      data-covered={covered || undefined}
    >
      {hours && isOpen && (
        <p className="hours" part="hours" id={`${id}hours`}>
          {hoursIn(hours.text, t('mobileInfoDays'))}
        </p>
      )}
      <ul className="entries">
        {entries.map((entry) => (
          <li key={entry.kind}>
            {entry.href === null ? (
              <button
                type="button"
                className="entry"
                part="entry"
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}hours` : undefined}
                onClick={() => handle.run(() => setOpen(!isOpen))}
              >
                {inside(entry)}
              </button>
            ) : (
              <a
                className="entry"
                part="entry"
                href={entry.href}
                {...(entry.kind === 'place' && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                {inside(entry)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The hours with the names of the days in the visitor's language. */
function hoursIn(text: string, days: string): string {
  const names = days.split(', ');
  return text.replace(/\{(\d)\}/g, (_, day: string) => names[Number(day)] ?? '');
}
