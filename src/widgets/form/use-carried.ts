import { type RefObject, useLayoutEffect } from 'react';
import { giveBackValues, takeFocus } from './carry.ts';
import type { FormContent } from './content.ts';

/** Takes the focus over from the page's own form, and gives it the values back when ours goes, also where it goes because something threw. */
export function useCarried(form: RefObject<HTMLFormElement | null>, { controls, focus }: FormContent): void {
  useLayoutEffect(() => {
    if (form.current && focus) takeFocus(form.current, focus);
    return () => {
      // Gone already where the form was sent: what was taken is not offered again.
      if (form.current) giveBackValues(form.current, controls);
    };
  }, [form, controls, focus]);
}
