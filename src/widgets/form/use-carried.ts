import { type RefObject, useLayoutEffect, useRef } from 'react';
import { emptied, giveBackValue, giveBackValues, isControl, takeFocus } from './carry.ts';
import type { FormContent } from './content.ts';

/**
 * Takes the focus over from the page's own form, and writes what is filled in back to it as it is typed: it stands there when ours goes, also where that
 * is because something threw, and browsers fill it in again on the way back, some after a reload, which they would not for ours.
 *
 * @param sent whether the form was sent: what was taken is not offered again
 */
export function useCarried(
  form: RefObject<HTMLFormElement | null>,
  { controls, focus }: FormContent,
  sent: boolean,
): void {
  const taken = useRef(sent);
  useLayoutEffect(() => {
    taken.current = sent;
    if (sent) emptied(controls);
  }, [sent, controls]);
  useLayoutEffect(() => {
    const ours = form.current;
    if (!ours) return;
    if (focus) takeFocus(ours, focus);
    const typed = ({ target }: Event): void => {
      if (isControl(target)) giveBackValue(target, controls);
    };
    ours.addEventListener('input', typed);
    return () => {
      ours.removeEventListener('input', typed);
      if (!taken.current) giveBackValues(ours, controls);
    };
  }, [form, controls, focus]);
}
