import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/calendar.json';
import { Button } from '../_shared/ui/button/button.tsx';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { arrowLeft, arrowRight } from '../_shared/ui/icons/icons.ts';
import type { CalendarView } from './use-month.ts';

interface Props {
  readonly handle: BlockHandle;
  readonly level: number;
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly view: CalendarView;
  /** The month of today is shown. */
  readonly isToday: boolean;
  move(months: number): void;
  today(): void;
  show(view: CalendarView): void;
}

const VIEWS = [
  ['month', 'calendarMonth'],
  ['list', 'calendarList'],
] as const;

/** The month with the buttons that change it, and the choice of view. */
export function Toolbar({ handle, level, id, title, view, isToday, move, today, show }: Props) {
  const t = handle.strings(messages);
  const Heading = `h${level}` as 'h2';
  const [before, after] = handle.dir === 'rtl' ? [arrowRight, arrowLeft] : [arrowLeft, arrowRight];
  return (
    <div className="toolbar" part="toolbar">
      <Heading id={id} className="month-title" part="month">
        {title}
      </Heading>
      <div className="turns">
        <IconButton label={t('calendarPrevious')} onClick={() => handle.run(() => move(-1))}>
          <Icon path={before} />
        </IconButton>
        <IconButton label={t('calendarNext')} onClick={() => handle.run(() => move(1))}>
          <Icon path={after} />
        </IconButton>
        <Button aria-disabled={isToday || undefined} onClick={() => handle.run(today)}>
          {t('calendarToday')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form. */}
      <div className="views" role="group" aria-label={t('calendarView')}>
        {VIEWS.map(([one, key]) => (
          <button
            key={one}
            type="button"
            className="view"
            aria-pressed={one === view}
            onClick={() => handle.run(() => show(one))}
          >
            {t(key)}
          </button>
        ))}
      </div>
    </div>
  );
}
