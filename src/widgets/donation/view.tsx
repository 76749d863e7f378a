import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/checkout.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { useRedirect } from '../_shared/commerce/checkout/use-redirect.ts';
import { isPlatformMeant } from '../_shared/server/is-platform-meant.ts';
import { OwnStatusText } from '../_shared/server/own-status.tsx';
import { isOwnSubmission } from '../_shared/server/own-submissions.ts';
import { useOwnSubmission } from '../_shared/server/use-own-submission.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import type { donation } from './block.ts';
import { type DonationContent, donatePageOf } from './content.ts';

const NO_PAGE = 'data-donate-page-id is missing or empty, expected the id of a donate page; the click opens nothing';

type Props = ViewProps<DataOf<(typeof donation)['data']>, DonationContent>;

/** The page's own button or link, which opens the donate page by click, Enter and Space (STORE-020 to STORE-022); one of its own if the page has none. */
export function View({ data, content: { isControl, controls, ways }, handle }: Props) {
  const { donatePageId, label, server, answer } = data;
  const { failed, redirect } = useRedirect(handle);
  const t = handle.strings(messages);

  const isOwn = ways.length > 0 && !isPlatformMeant(handle, server);
  // An answer has no place in a button: the browser sends the form around it.
  const forms = useMemo(
    () => (isOwn && !isControl ? ways.filter((way) => way instanceof HTMLFormElement) : []),
    [isOwn, isControl, ways],
  );
  const { status, send } = useOwnSubmission(handle, forms, { answer, isReplaced: false });
  const isFollowing = useRef(false);

  const donate = useCallback(
    (control: HTMLElement | null): boolean => {
      const id = donatePageOf(control, donatePageId);
      const way = control && wayOf(control, ways);
      const follow = (): void => {
        if (way instanceof HTMLFormElement) {
          if (way.noValidate || way.reportValidity()) send(way, isSubmit(control) ? control : null, true);
          return;
        }
        isFollowing.current = true;
        way?.click();
        isFollowing.current = false;
      };
      if (isOwn && way) follow();
      else if (id) redirect((checkout, unanswered) => checkout.donation(id, unanswered), way ? follow : undefined);
      else handle.log.warn(NO_PAGE, control ?? handle.element);
      return id !== '';
    },
    [donatePageId, handle, redirect, ways, isOwn, send],
  );

  useEffect(() => {
    const { element } = handle;
    const controlOf = (event: Event): HTMLElement | undefined =>
      controls.find((control) => event.composedPath().includes(control));
    const onClick = (event: Event): void => {
      const control = controlOf(event);
      if (isFollowing.current || (control && isOwn && wayOf(control, ways))) return;
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
      if (isOwnSubmission(form)) return;
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
  }, [controls, donate, handle, isOwn, ways]);

  useEffect(() => {
    // A click on a form that is used is repeated by the stage.
    if (isOwn) return;
    for (const { target } of handle.takeHeldClicks()) {
      const control = controls.find((one) => one.contains(target));
      if (control) donate(control);
    }
  }, [controls, donate, handle, isOwn]);

  if (isControl) return <slot />;
  return (
    <>
      <slot />
      {controls.length === 0 && !isOwn && (
        <Button kind="main" part="button" onClick={() => handle.run(() => donate(null))}>
          {label || t('donationButton')}
        </Button>
      )}
      <OwnStatusText status={status} />
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

/** A button that submits a form, and may be named as the one that was pressed. */
const isSubmit = (control: HTMLElement | null): control is HTMLElement =>
  control?.matches('button:not([type=button],[type=reset]),input:is([type=submit],[type=image])') === true;

/** The page's own way that a control takes: itself, or the form that it submits. */
const wayOf = (control: HTMLElement, ways: DonationContent['ways']) =>
  ways.find(
    (way) => way === control || (way instanceof HTMLFormElement && isSubmit(control) && way.contains(control)),
  ) ?? null;
