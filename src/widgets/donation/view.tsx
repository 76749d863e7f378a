import { useCallback, useEffect } from 'react';
import type { ViewProps } from '../../runtime/blocks/block-module.ts';
import messages from '../../strings/pt-BR/checkout.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { Button } from '../_parts/button/button.tsx';
import { useRedirect } from '../_parts/checkout/use-redirect.ts';
import type { donation } from './block.ts';
import { type DonationContent, donatePageOf } from './content.ts';

const NO_PAGE = 'data-donate-page-id is missing or empty, expected the id of a donate page; the click opens nothing';

type Props = ViewProps<DataOf<(typeof donation)['data']>, DonationContent>;

/** The page's own button or link, which opens the donate page by click, Enter and Space (STORE-020 to STORE-022); one of its own if the page has none. */
export function View({ data: { donatePageId, label }, content: { controls }, handle }: Props) {
  const { failed, redirect } = useRedirect(handle);
  const t = handle.strings(messages);

  const donate = useCallback(
    (control: Element | null): boolean => {
      const id = donatePageOf(control, donatePageId);
      if (id) redirect((checkout) => checkout.donation(id));
      else handle.log.warn(NO_PAGE, control ?? handle.element);
      return id !== '';
    },
    [donatePageId, handle, redirect],
  );

  useEffect(() => {
    const { element } = handle;
    const controlOf = (event: Event): HTMLElement | undefined =>
      controls.find((control) => event.composedPath().includes(control));
    const onClick = (event: Event): void => {
      const control = controlOf(event);
      // A click with a modifier key opens another window or tab, which only the browser can do.
      if (!control || event.defaultPrevented || (control.matches('a[href]') && isModified(event as MouseEvent))) return;
      if (donate(control)) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent): void => {
      const control = controlOf(event);
      if (!control || event.defaultPrevented || isModified(event)) return;
      // A browser clicks a button with Enter and Space, and a link with Enter; it repeats Enter while the key is held down.
      const isButton = control.matches('button,input');
      if (event.key === 'Enter' && event.repeat) event.preventDefault();
      else if (event.key === 'Enter' ? !isButton && !control.matches('a[href]') : event.key === ' ' && !isButton) {
        event.preventDefault();
        if (!event.repeat) donate(control);
      }
    };
    const onSubmit = (event: Event): void => {
      const form = event.target as HTMLFormElement;
      const control = controls.find((one) => form.contains(one));
      if (control && !event.defaultPrevented && donate(control)) event.preventDefault();
    };
    const listeners: [string, (event: never) => void][] = [
      ['click', onClick],
      ['keydown', onKey],
      ['submit', onSubmit],
    ];
    const add = ([type, listener]: (typeof listeners)[number]): void =>
      element.addEventListener(type, listener as EventListener);
    for (const one of listeners) add(one);
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener as EventListener);
    };
  }, [controls, donate, handle]);

  useEffect(() => {
    for (const { target } of handle.takeHeldClicks()) {
      const control = controls.find((one) => one.contains(target));
      if (control) donate(control);
    }
  }, [controls, donate, handle]);

  return (
    <>
      <slot />
      {controls.length === 0 && (
        <Button kind="main" part="button" onClick={() => handle.run(() => donate(null))}>
          {label || t('donationButton')}
        </Button>
      )}
      {failed && (
        <p className="redirect-error" part="error" role="alert">
          {t('checkoutFailed')}
        </p>
      )}
    </>
  );
}

const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent | MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
