import type { LightHandle, LightView } from '../../runtime/light/open-light.ts';
import messages from '../../strings/pt-BR/mobile-info-bar.json';
import type { LayerPayloads } from '../../vocab/block/layers.ts';
import type { MobileInfoEntry } from '../../vocab/rules/overlays/mobile-info-entries.ts';
import { isCovered } from '../_shared/ui/edge/is-covered.ts';
import { keepAtEdge } from '../_shared/ui/edge/keep-at-edge.ts';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { pin } from '../_shared/ui/icons/icons.ts';

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

/** Unique in the shadow root. */
const HOURS = 'hours';

interface Props extends Pick<LayerPayloads['mobile-info-bar'], 'look' | 'entries'> {
  readonly handle: Pick<LightHandle, 'strings' | 'run'>;
  readonly covered: boolean;
  readonly isOpen: boolean;
  readonly attach?: typeof keepAtEdge;
  /** Shows or hides the hours. */
  toggle(): void;
}

/** The bar at the lower edge: links, and a button that shows the business hours above them. It needs no React (src/runtime/light). */
export function MobileInfoBar({ handle, look, entries, covered, isOpen, attach, toggle }: Props) {
  const t = handle.strings(messages);
  const hours = entries.find(({ kind }) => kind === 'hours');
  const inside = ({ kind }: MobileInfoEntry) => (
    <>
      <Icon path={ICONS[kind]} />
      <span>{t(LABELS[kind])}</span>
    </>
  );
  return (
    <nav
      ref={attach}
      className="vt-edge bar"
      part="bar"
      aria-label={t('mobileInfoName')}
      data-look={look}
      data-covered={covered || undefined}
    >
      {hours && isOpen && (
        <p className="hours" part="hours" id={HOURS}>
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
                aria-controls={isOpen ? HOURS : undefined}
                onClick={() => handle.run(toggle)}
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

/** Shows the bar, below whatever else is open. */
export function startMobileInfoBar({ handle, layer, draw }: LightView<'mobile-info-bar'>): () => void {
  const { store } = handle;
  let isOpen = false;
  const toggle = (): void => {
    isOpen = !isOpen;
    show();
  };
  const show = (): void =>
    draw(
      <MobileInfoBar
        {...layer.payload}
        handle={handle}
        covered={isCovered(store.getState())}
        isOpen={isOpen}
        attach={keepAtEdge}
        toggle={toggle}
      />,
    );
  show();
  return store.subscribe((now, before) => {
    if (isCovered(now) !== isCovered(before)) show();
  });
}
