import { useEffect, useLayoutEffect } from 'react';
import { BLOCK_HIDDEN } from '../../../vocab/names.ts';

/**
 * Shows a form of the page that is hidden within content that was lent, for as long as the block keeps it.
 *
 * @param isNext whether the form has taken the place of the control that was just pressed: then it gets the focus
 */
export function useShownForm(form: HTMLFormElement | null, isShown: boolean, isNext: boolean): void {
  useLayoutEffect(() => {
    const style = form?.getAttribute(BLOCK_HIDDEN) ?? null;
    if (!form || !isShown || style === null) return;
    form.style.cssText = style;
    return () => form.style.setProperty('display', 'none', 'important');
  }, [form, isShown]);
  useEffect(() => {
    if (isNext) form?.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea,button')?.focus();
  }, [form, isNext]);
}
