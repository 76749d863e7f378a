import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import type { LayerControl } from '../../runtime/blocks/block-module.ts';
import notes from '../../strings/pt-BR/account.json';
import checkout from '../../strings/pt-BR/checkout.json';
import messages from '../../strings/pt-BR/dialog.json';
import reservation from '../../strings/pt-BR/reservation.json';
import { DIALOG_INFORM_MS, dialogPositions } from '../../vocab/codes/dialogs.ts';
import type { DialogOutcome } from '../../vocab/dialogs.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { Button } from '../_parts/button/button.tsx';
import { Dialog } from '../_parts/dialog/dialog.tsx';
import type { DialogPlace } from '../_parts/dialog/use-place.ts';
import { type DialogPayload, isPlaceWord, notices, readOptions } from './read-options.ts';

interface Props {
  readonly handle: BlockHandle;
  readonly layer: Omit<LayerControl<unknown>, 'payload'>;
  readonly payload: DialogPayload;
}

const OUTCOMES: readonly unknown[] = ['confirm', 'reject', 'cancel'] satisfies DialogOutcome[];

/** A confirmation, an alert or an information of the page. It has exactly one outcome, which is told as a page event and as the layer's result (DLG-309). */
export function Question({ handle, layer, payload }: Props) {
  const { kind } = payload;
  const t = handle.strings({ ...messages, ...notes, ...checkout, ...reservation });
  const [{ title, text, notice, labels }] = useState(() => readOptions(payload, handle.log.warn));
  const [place] = useState(() => placeOf(payload.position, handle));
  const chosen = useRef<DialogOutcome>(undefined);
  const [closing, setClosing] = useState(false);

  const choose = useEffectEvent((outcome: DialogOutcome) => {
    if (chosen.current) return;
    chosen.current = outcome;
    setClosing(true);
    handle.emit(`dialog-${outcome}`, { kind });
  });
  useEffect(() => {
    layer.onCloseRequest((result) =>
      handle.run(() => choose(OUTCOMES.includes(result) ? (result as DialogOutcome) : 'cancel')),
    );
  }, [handle, layer]);
  useEffect(() => {
    if (kind === 'inform') return handle.after(DIALOG_INFORM_MS, () => choose('confirm'));
  }, [kind, handle]);

  const [titleKey, textKey] = notice ? notices[notice] : [];
  const button = (outcome: DialogOutcome, label: string | null, focus: boolean) =>
    label !== null && (
      <Button
        part="dialog-action"
        kind={outcome === 'confirm' ? 'main' : 'quiet'}
        {...(focus && { 'data-focus': true })}
        onClick={() => handle.run(() => choose(outcome))}
      >
        {label}
      </Button>
    );
  const { confirm = t(kind === 'alert' ? 'dialogOk' : 'dialogConfirm') } = labels;
  const { cancel = t('dialogCancel'), reject = t('dialogReject') } = labels;
  return (
    <Dialog
      handle={handle}
      small
      alert={kind !== 'inform'}
      title={titleKey ? t(titleKey) : title}
      text={textKey ? t(textKey) : (text ?? (title === undefined ? '' : undefined))}
      place={place}
      closing={closing}
      dismiss={() => choose('cancel')}
      hidden={() => {
        choose('cancel');
        layer.close(chosen.current);
      }}
      {...(kind !== 'inform' && {
        actions: () => (
          <>
            {kind === 'confirm' && button('reject', reject, false)}
            {kind === 'confirm' && button('cancel', cancel, true)}
            {button('confirm', confirm, kind === 'alert' || cancel === null)}
          </>
        ),
      })}
    />
  );
}

/** The place of a dialog. The pointer is known to the service that opened it; without that service the mouse is unknown, which means the centre. */
function placeOf(position: unknown, { log, element }: BlockHandle): DialogPlace {
  if (position === undefined) return 'center';
  if (isPlaceWord(position)) return position === 'mouse' ? 'center' : position;
  const { element: anchor, x, y } = isRecord(position) ? position : {};
  if (anchor instanceof Element && anchor.isConnected) return anchor;
  if (Number.isFinite(x) && Number.isFinite(y)) return { x: x as number, y: y as number, in: element };
  log.warn(
    `dialog: position is ${String(position)}, expected ${dialogPositions.words.join(', ')}, an element of the page or a point; center is used`,
  );
  return 'center';
}
