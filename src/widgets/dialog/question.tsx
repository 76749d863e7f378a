import type { LightView } from '../../runtime/light/open-light.ts';
import notes from '../../strings/pt-BR/account.json';
import checkout from '../../strings/pt-BR/checkout.json';
import messages from '../../strings/pt-BR/dialog.json';
import reservation from '../../strings/pt-BR/reservation.json';
import { DIALOG_INFORM_MS } from '../../vocab/codes/dialogs.ts';
import type { DialogOutcome } from '../../vocab/dialogs.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { placeOf } from './place.ts';
import { type DialogPayload, notices, readOptions } from './read-options.ts';
import { showDialog } from './show-dialog.tsx';

const OUTCOMES: readonly unknown[] = ['confirm', 'reject', 'cancel'] satisfies DialogOutcome[];

/** Shows a confirmation, an alert or an information of the page. It has exactly one outcome, which is told as a page event and as the layer's result (DLG-309). */
export function startQuestion(view: LightView<'dialog'>, payload: DialogPayload): () => void {
  const { handle, layer } = view;
  const { kind } = payload;
  const t = handle.strings({ ...messages, ...notes, ...checkout, ...reservation });
  const { title, text, notice, labels } = readOptions(payload, handle.log.warn);
  let chosen: DialogOutcome | undefined;

  const choose = (outcome: DialogOutcome): void => {
    if (chosen) return;
    chosen = outcome;
    dialog.hide();
    handle.emit(`dialog-${outcome}`, { kind });
  };
  layer.onCloseRequest((result) =>
    handle.run(() => choose(OUTCOMES.includes(result) ? (result as DialogOutcome) : 'cancel')),
  );
  const isInformation = kind === 'inform';
  let isHeld = false;
  const stay = isInformation ? handle.after(DIALOG_INFORM_MS, () => choose('confirm')) : undefined;

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
  const { confirm = t(kind === 'confirm' ? 'dialogConfirm' : 'dialogOk') } = labels;
  const { cancel = t('dialogCancel'), reject = t('dialogReject') } = labels;
  const dialog = showDialog(view, {
    small: true,
    alert: !isInformation,
    title: titleKey ? t(titleKey) : title,
    text: textKey ? t(textKey) : (text ?? (title === undefined ? '' : undefined)),
    place: placeOf(payload.position, handle),
    dismiss: () => choose('cancel'),
    // Who reads it keeps it, and gets a button that ends it.
    touched:
      stay &&
      (() => {
        if (isHeld || chosen) return;
        isHeld = true;
        stay();
        dialog.refresh();
      }),
    hidden() {
      choose('cancel');
      layer.close(chosen);
    },
    actions: () =>
      (!isInformation || isHeld) && (
        <>
          {kind === 'confirm' && button('reject', reject, false)}
          {kind === 'confirm' && button('cancel', cancel, true)}
          {button('confirm', confirm, kind === 'alert' || cancel === null)}
        </>
      ),
  });
  return dialog.stop;
}
