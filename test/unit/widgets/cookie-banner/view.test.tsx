// What the banner says and offers. Focus, layout, rich text and what is written are proved in test/browser/blocks/cookie-banner/cookie-banner.spec.ts.
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockHandle } from '../../../../src/runtime/blocks/block-handle.ts';
import { consentSlice } from '../../../../src/runtime/store/consent.ts';
import type { Store } from '../../../../src/runtime/store/store.ts';
import { bannerLook } from '../../../../src/vocab/rules/overlays/banner-look.ts';
import type { CookieSettings } from '../../../../src/vocab/rules/overlays/cookie-settings.ts';
import { View } from '../../../../src/widgets/cookie-banner/view.tsx';
import { pageStore } from '../../../fake-page.ts';

vi.mock('../../../../src/runtime/page/sanitise.ts', () => ({
  sanitise: (html: string) => html.replaceAll('<script>', ''),
}));

const BOTH = { cookieBannerCtaVariant: 'BUTTON', cookieBannerAcceptType: 'OPT_IN_AND_OUT' };

let store: Store;
const presses = { accept: vi.fn(), refuse: vi.fn(), manage: vi.fn(), leave: vi.fn() };

/** A host with a store and words; the banner asks nothing else of it. */
const host = (): BlockHandle =>
  ({
    store,
    run: (fn: () => unknown) => fn(),
    strings: (messages: Record<string, string | (() => string)>) => (key: string) => {
      const message = messages[key] ?? '';
      return typeof message === 'function' ? message() : message;
    },
  }) as unknown as BlockHandle;

const show = (settings: CookieSettings, again = false): void =>
  act(() => {
    const banner = { look: bannerLook(settings), forced: false, again, ...presses };
    store.setState({ consent: { ...consentSlice, banner } });
  });

const buttons = (): string[] =>
  screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
    },
  );
  store = pageStore();
  render(<View data={{}} content={{}} handle={host()} />);
});

describe('the cookie banner', () => {
  it('is nothing while it is not to be shown, and goes when it is over [CONSENT-019] [CONSENT-020]', () => {
    expect(screen.queryByRole('region')).toBeNull();
    show({});
    expect(screen.getByRole('region', { name: 'Aviso de cookies' })).toBeTruthy();
    act(() => store.setState({ consent: consentSlice }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows one icon, its own notice and the requirements’ labels by default [CONSENT-004] [CONSENT-012] [CONSENT-013] [CONSENT-023]', () => {
    show({});
    const region = screen.getByRole('region');
    expect(region.textContent).toBe('Usamos cookies para que este site funcione bem e para entender como ele é usado.');
    expect(buttons()).toEqual(['Aceitar']);
    expect(screen.getByRole('button').querySelector('svg')).not.toBeNull();
    expect(region.dataset).toMatchObject({ variant: 'BAR', position: 'BOTTOM', theme: 'DARK', cta: 'ICON' });
    expect(region.getAttribute('data-cookie-banner-version')).toBe('2');
  });

  it('shows its own notice for an empty paragraph [CONSENT-003] [CONSENT-013]', () => {
    show({ cookieBannerText: '<p>&nbsp;</p>' });
    expect(screen.getByRole('region').textContent).toMatch(/^Usamos cookies/);
  });

  it('shows the owner’s words [CONSENT-004] [CONSENT-005]', () => {
    show({ ...BOTH, cookieBannerText: 'Olá.', cookieBannerCtaText: 'Tudo bem', cookieBannerOptOutCtaText: 'Não' });
    expect(buttons()).toEqual(['Tudo bem', 'Não']);
    expect(screen.getByText('Olá.')).toBeTruthy();
  });

  it('shows the owner’s markup once it is clean, and its own notice where nothing is left [CONSENT-003]', async () => {
    show({ cookieBannerText: '<p>Usamos <b>cookies</b>.</p><script>' });
    const bold = await screen.findByText('cookies');
    expect(bold.localName).toBe('b');
    expect(screen.getByRole('region').querySelector('.rich')?.innerHTML).toBe('<p>Usamos <b>cookies</b>.</p>');
    show({ cookieBannerText: '<script>' });
    await screen.findByText(/^Usamos cookies para/);
  });

  it.each([
    ['OPT_IN', 'TEXT', ['Aceitar']],
    ['OPT_IN', 'BUTTON', ['Aceitar']],
    ['OPT_IN', 'ICON', ['Aceitar']],
    ['OPT_IN_AND_OUT', 'TEXT', ['Aceitar', 'Recusar']],
    ['OPT_IN_AND_OUT', 'BUTTON', ['Aceitar', 'Recusar']],
    ['OPT_IN_AND_OUT', 'ICON', ['Aceitar']],
  ])('offers for %s with %s: %j [CONSENT-005] [CONSENT-022] [CONSENT-023]', (acceptType, cta, expected) => {
    show({ cookieBannerAcceptType: acceptType, cookieBannerCtaVariant: cta });
    expect(buttons()).toEqual(expected);
  });

  it('gives refusal the same button as acceptance', () => {
    show(BOTH);
    const [accept, refuse] = screen.getAllByRole('button');
    expect(refuse?.className).toBe(accept?.className);
    accept?.click();
    expect([presses.accept, presses.refuse].map((press) => press.mock.calls.length)).toEqual([1, 0]);
    refuse?.click();
    expect(presses.refuse).toHaveBeenCalledTimes(1);
  });

  it('is left with Escape only by a visitor who asked for it', () => {
    const pressEscape = (): boolean =>
      screen
        .getByRole('region')
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    show(BOTH);
    expect(pressEscape()).toBe(true);
    expect(presses.leave).not.toHaveBeenCalled();
    show(BOTH, true);
    expect(pressEscape()).toBe(false);
    expect(presses.leave).toHaveBeenCalledTimes(1);
  });

  it('takes other settings while it stands [CONSENT-027]', () => {
    show({});
    show({ cookieBannerTheme: 'LIGHT', cookieBannerVariant: 'POPUP', cookieBannerPosition: 'TOP_RIGHT' });
    expect(screen.getByRole('region').dataset).toMatchObject({
      theme: 'LIGHT',
      variant: 'POPUP',
      position: 'TOP_RIGHT',
    });
  });
});
