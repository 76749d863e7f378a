import { useLayoutEffect, useRef } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import messages from '../../../strings/pt-BR/slides.json';
import { IconButton } from '../../_shared/ui/button/icon-button.tsx';
import { Icon } from '../../_shared/ui/icons/icon.tsx';
import { arrowLeft, arrowRight, pause, play } from '../../_shared/ui/icons/icons.ts';

interface Props {
  readonly handle: BlockHandle;
  /** Disables the button that leads nowhere (GAL-345). Otherwise it only looks so, and reports the end (GAL-329). */
  readonly disable?: boolean;
  readonly hasPrevious?: boolean;
  readonly hasNext?: boolean;
  previous(): void;
  next(): void;
}

/** The buttons for previous and next (GAL-341, GAL-342). One that becomes disabled while it has the focus passes it to the other one. */
export function Controls({ handle, disable = false, hasPrevious = true, hasNext = true, previous, next }: Props) {
  const t = handle.strings(messages);
  const back = useRef<HTMLButtonElement>(null);
  const forth = useRef<HTMLButtonElement>(null);
  const focused = useRef(false);
  const rtl = handle.dir === 'rtl';
  useLayoutEffect(() => {
    if (!disable || !focused.current) return;
    if (!hasNext && hasPrevious) back.current?.focus({ preventScroll: true });
    else if (!hasPrevious && hasNext) forth.current?.focus({ preventScroll: true });
  }, [disable, hasPrevious, hasNext]);
  const disabledIf = (isDisabled: boolean) => (isDisabled ? { disabled: disable, 'aria-disabled': true } : {});
  const watch = {
    onFocus: () => {
      focused.current = true;
    },
    // Some browsers fire `blur` when the button that has the focus is disabled, others fire nothing.
    onBlur: (event: { relatedTarget: EventTarget | null; currentTarget: HTMLButtonElement }) => {
      if (event.relatedTarget || !event.currentTarget.disabled) focused.current = false;
    },
  };
  return (
    <>
      <IconButton
        ref={back}
        className="slides-button slides-previous"
        part="previous"
        label={t('slidesPrevious')}
        {...disabledIf(!hasPrevious)}
        {...watch}
        onClick={() => handle.run(previous)}
      >
        <Icon path={rtl ? arrowRight : arrowLeft} />
      </IconButton>
      <IconButton
        ref={forth}
        className="slides-button slides-next"
        part="next"
        label={t('slidesNext')}
        {...disabledIf(!hasNext)}
        {...watch}
        onClick={() => handle.run(next)}
      >
        <Icon path={rtl ? arrowLeft : arrowRight} />
      </IconButton>
    </>
  );
}

interface PauseProps {
  readonly handle: BlockHandle;
  readonly playing: boolean;
  toggle(): void;
}

/** Stops what moves by itself, and starts it again (WCAG 2.2.2). Its name changes, so it is not a toggle button. */
export function PauseButton({ handle, playing, toggle }: PauseProps) {
  const t = handle.strings(messages);
  return (
    <IconButton
      className="slides-button slides-pause"
      part="pause"
      label={t(playing ? 'slidesPause' : 'slidesPlay')}
      onClick={() => handle.run(toggle)}
    >
      <Icon path={playing ? pause : play} />
    </IconButton>
  );
}
