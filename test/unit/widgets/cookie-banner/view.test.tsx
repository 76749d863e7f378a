// What the banner says and offers. Focus, layout, rich text and what is written are proved in test/browser/blocks/cookie-banner/cookie-banner.spec.ts.
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrawing } from '../../../../src/runtime/light/draw.ts';
import { consentSlice } from '../../../../src/runtime/store/consent.ts';
import type { Store } from '../../../../src/runtime/store/store.ts';
import { bannerLook } from '../../../../src/vocab/rules/overlays/banner-look.ts';
import type { CookieSettings } from '../../../../src/vocab/rules/overlays/cookie-settings.ts';
import type { OwnerText } from '../../../../src/widgets/_shared/ui/rich-text/owner-text.ts';
import { startBanner } from '../../../../src/widgets/cookie-banner/start-banner.tsx';
import { Banner } from '../../../../src/widgets/cookie-banner/view.tsx';
import { pageStore } from '../../../fake-page.ts';
import { fakeHandle } from '../../fake-handle.ts';
import { showTheSame } from '../../runtime/light/both-renderers.tsx';

vi.mock('../../../../src/runtime/page/sanitise.ts', () => ({
  sanitiseText: (html: string) => {
    const template = document.createElement('template');
    template.innerHTML = html.replaceAll('<script>', '');
    return template.content;
  },
}));

const BOTH = { cookieBannerCtaVariant: 'BUTTON', cookieBannerAcceptType: 'OPT_IN_AND_OUT' };

let store: Store;
let stop = (): void => {};
const presses = { accept: vi.fn(), refuse: vi.fn(), manage: vi.fn(), leave: vi.fn() };

const bannerOf = (settings: CookieSettings, again = false, forced = false) => ({
  look: bannerLook(settings),
  forced,
  again,
  ...presses,
});

const show = (settings: CookieSettings, again = false): void =>
  store.setState({ consent: { ...consentSlice, banner: bannerOf(settings, again) } });

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
  const box = document.body.appendChild(document.createElement('div'));
  const layer = { payload: undefined, close: () => {}, onCloseRequest: () => {} };
  stop = startBanner({ handle: fakeHandle({ store }), layer, draw: createDrawing(box) });
});

describe('the cookie banner', () => {
  it('is nothing while it is not to be shown, and goes when it is over [CONSENT-019] [CONSENT-020]', () => {
    expect(screen.queryByRole('region')).toBeNull();
    show({});
    expect(screen.getByRole('region', { name: 'Aviso de cookies' })).toBeTruthy();
    store.setState({ consent: consentSlice });
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

  it('hears of nothing any more once it is stopped', () => {
    stop();
    show({});
    expect(screen.queryByRole('region')).toBeNull();
  });
});

/** Each value of each setting that the view shows, beside the two that have most to say together. */
const STATES: readonly (readonly [CookieSettings, OwnerText, again?: boolean, forced?: boolean])[] = (() => {
  const plain: OwnerText = { text: '', fill: null };
  const rich: OwnerText = {
    text: '',
    fill: (box) => void box?.replaceChildren('Usamos ', document.createElement('b')),
  };
  const ctas = ['TEXT', 'BUTTON', 'ICON'].flatMap((cookieBannerCtaVariant) =>
    ['OPT_IN', 'OPT_IN_AND_OUT'].flatMap((cookieBannerAcceptType) =>
      [false, true].map((cookieBannerHasManageCookies) => ({
        cookieBannerCtaVariant,
        cookieBannerAcceptType,
        cookieBannerHasManageCookies,
      })),
    ),
  );
  return [
    ...ctas.flatMap((settings) => [[settings, plain] as const, [settings, rich] as const]),
    [
      { ...BOTH, cookieBannerCtaText: 'Tudo <b>', cookieBannerOptOutCtaText: 'Não' },
      { text: 'Olá & até', fill: null },
    ],
    [{ ...BOTH, preset: 'lgpd', cookieBannerManageCookiesLabel: 'Escolher' }, plain],
    ...['TOP', 'BOTTOM', 'TOP_LEFT', 'BOTTOM_RIGHT'].flatMap((cookieBannerPosition) =>
      ['BAR', 'POPUP'].map((cookieBannerVariant) => [{ cookieBannerPosition, cookieBannerVariant }, plain] as const),
    ),
    [{ cookieBannerTheme: 'LIGHT' }, plain, true],
    [{ cookieBannerTheme: 'DARK' }, plain, false, true],
  ];
})();

describe('both renderers', () => {
  const viewOf = ([settings, text, again, forced]: (typeof STATES)[number]) => (
    <Banner banner={bannerOf(settings, again, forced)} text={text} handle={fakeHandle()} attach={{}} />
  );
  showTheSame(Object.fromEntries(STATES.map((state, at) => [`${at} ${JSON.stringify(state)}`, viewOf(state)])));
});
