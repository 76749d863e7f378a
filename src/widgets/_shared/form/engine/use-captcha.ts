import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { documentMember } from '../../../../runtime/page/document-member.ts';
import type { CaptchaState } from '../../../../vocab/captcha-settings.ts';
import { BLOCK_ADDED, CAPTCHA } from '../../../../vocab/names.ts';
import { type Captcha, captchaOf } from './captcha.ts';
import type { FormContent } from './content.ts';
import type { FormOptions } from './form-options.ts';

interface CaptchaUse {
  readonly captcha: Captcha | null;
  /** Whether the visitor has solved it. */
  readonly hasToken: boolean;
  /** Whether a provider renders into the place of the captcha. */
  readonly place: boolean;
  /** Null until something is to be rendered. */
  readonly state: CaptchaState | null;
  /** Renders the captcha, or tries again after a failure. */
  render(): void;
}

/**
 * The captcha of a form: the page's own element, or one that a provider renders into. Its script is requested when the visitor first interacts with the form
 * (CAPTCHA-601), of one in steps with its last step.
 *
 * @param due whether the place of the captcha is shown
 */
export function useCaptcha(
  form: RefObject<HTMLFormElement | null>,
  { data, content, handle, due }: { data: FormOptions; content: FormContent; handle: BlockHandle; due: boolean },
): CaptchaUse {
  const { captchaVendor: vendor = 'none', captchaKey: siteKey = '', captchaTheme: theme = '' } = data;
  const hasProvider = vendor !== 'none';
  const element = useMemo(
    () => content.captcha ?? (hasProvider ? createPlace() : null),
    [content.captcha, hasProvider],
  );
  const captcha = useMemo(() => element && captchaOf(element), [element]);
  const [state, setState] = useState<CaptchaState | null>(null);
  const isCurrent = useRef(false);

  const render = (): void => {
    if (vendor === 'none' || !element) return;
    const tell = (next: CaptchaState): void => {
      if (!isCurrent.current) return;
      // The button that has the focus goes.
      if (next === 'ready' && form.current?.querySelector('.captcha-button:focus')) {
        if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
        (element as HTMLElement).focus();
      }
      setState(next);
    };
    const request = async (): Promise<void> => {
      const service = await handle.service('captcha');
      if (isCurrent.current) await service.render(element, { vendor, siteKey, theme, tell });
    };
    request().catch(() => tell('failed'));
  };
  const latest = useRef({ render, due });
  useLayoutEffect(() => {
    latest.current = { render, due };
  });
  useLayoutEffect(() => {
    const ours = form.current;
    if (!ours || !element || !hasProvider) return;
    isCurrent.current = true;
    const root = ours.getRootNode();
    const isAdded = !element.isConnected && root instanceof ShadowRoot;
    if (isAdded) root.host.append(element);
    let isAsked = false;
    const listening = new AbortController();
    const touched = (): void => {
      if (!latest.current.due) return;
      isAsked = true;
      listening.abort();
      latest.current.render();
    };
    for (const type of ['focusin', 'pointerdown', 'input'])
      ours.addEventListener(type, touched, { signal: listening.signal });
    return () => {
      isCurrent.current = false;
      listening.abort();
      if (isAsked)
        handle.service('captcha').then(
          (service) => service.remove(element),
          () => {},
        );
      if (isAdded) element.remove();
    };
  }, [form, element, hasProvider, handle]);
  useEffect(() => {
    // The focus may have been carried over from the page's own form.
    if (form.current?.matches(':focus-within') && latest.current.due) latest.current.render();
  }, [form]);
  const token = useSyncExternalStore(captcha?.watch ?? neverChanges, captcha?.token ?? noToken);
  return { captcha, hasToken: token !== null, place: hasProvider, state, render };
}

const neverChanges = (): (() => void) => () => {};
const noToken = (): null => null;

/** A light DOM element, because captchas of providers do not work in a shadow root. */
function createPlace(): HTMLElement {
  const place = documentMember('createElement').call(document, 'div');
  place.setAttribute(CAPTCHA, '');
  place.setAttribute(BLOCK_ADDED, '');
  place.slot = 'captcha';
  return place;
}
