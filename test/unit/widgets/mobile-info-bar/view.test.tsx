// Words and links of the bar. When it is shown and where is proved in test/browser/blocks/overlays/mobile-info-bar.spec.ts.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createDrawing } from '../../../../src/runtime/light/draw.ts';
import type { LayerPayloads } from '../../../../src/vocab/block/layers.ts';
import { MobileInfoBar, startMobileInfoBar } from '../../../../src/widgets/mobile-info-bar/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';
import { showTheSame } from '../../runtime/light/both-renderers.tsx';
import { stubResizeObserver } from '../../stub-resize-observer.ts';

type Payload = LayerPayloads['mobile-info-bar'];

const ENTRIES: Payload['entries'] = [
  { kind: 'email', href: 'mailto:oi@exemplo.com', text: 'oi@exemplo.com' },
  { kind: 'phone', href: 'tel:+551199999', text: '11 9999' },
  { kind: 'place', href: 'https://mapa.example/', text: 'Rua' },
  { kind: 'hours', href: null, text: '{0} a {4}: 9h às 18h\n{5}: 9h às 13h' },
];

beforeEach(() => void stubResizeObserver());

function show(entries = ENTRIES): void {
  const payload: Payload = { look: 'dark', entries };
  const layer = { payload, close: () => {}, onCloseRequest: () => {} };
  startMobileInfoBar({ handle: fakeHandle(), layer, draw: createDrawing(document.body) });
}

it('names its links in Portuguese, and opens only the map in a new window', () => {
  show();
  expect(screen.getByRole('navigation', { name: 'Contato' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('target')])).toEqual([
    ['E-mail', null],
    ['Ligar', null],
    ['Mapa', '_blank'],
  ]);
  expect(screen.getByRole('link', { name: 'Mapa' }).getAttribute('rel')).toBe('noopener noreferrer');
});

it('shows and hides the hours, with the days by their names', () => {
  show();
  const button = screen.getByRole('button', { name: 'Horários' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(screen.getByText(/seg a sex: 9h às 18h\s+sáb: 9h às 13h/)).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).not.toBeNull();
  fireEvent.click(button);
  expect(screen.queryByText(/9h/)).toBeNull();
  expect(button.hasAttribute('aria-controls')).toBe(false);
});

it('has no button without hours', () => {
  show(ENTRIES.filter(({ kind }) => kind !== 'hours'));
  expect(screen.queryByRole('button')).toBeNull();
});

const bar = (own: { readonly isOpen?: boolean; readonly covered?: boolean; readonly entries?: Payload['entries'] }) => (
  <MobileInfoBar
    look="light"
    entries={ENTRIES}
    handle={fakeHandle()}
    covered={false}
    isOpen={false}
    toggle={() => {}}
    {...own}
  />
);

showTheSame({
  closed: bar({}),
  open: bar({ isOpen: true }),
  covered: bar({ covered: true }),
  'open and covered': bar({ isOpen: true, covered: true }),
  'without hours': bar({ entries: ENTRIES.slice(0, 3), isOpen: true }),
  'one entry': bar({ entries: ENTRIES.slice(1, 2) }),
});
