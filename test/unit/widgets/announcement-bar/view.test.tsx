// Words, link and closing of the bar. Its places are proved in test/browser/blocks/overlays/announcement-bar.spec.ts.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LayerPayloads } from '../../../../src/vocab/block/layers.ts';
import { View } from '../../../../src/widgets/announcement-bar/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';
import { stubResizeObserver } from '../../stub-resize-observer.ts';

type Payload = LayerPayloads['announcement-bar'];

vi.mock('../../../../src/runtime/page/sanitise.ts', () => ({ sanitise: (html: string) => html }));

beforeEach(() => void stubResizeObserver());

async function show(own: Partial<Payload> = {}) {
  const close = vi.fn();
  const warn = vi.fn();
  const payload: Payload = { text: 'Fornada nova', inPlace: false, preview: false, link: null, ...own } as Payload;
  const handle = fakeHandle({ log: { warn, error: () => {} } });
  const layer = { payload, close, onCloseRequest: () => {} };
  await act(async () => void render(<View data={{ version: '' }} content={{}} handle={handle} layer={layer} />));
  return { close, warn };
}

it('says the text, and closes by its button', async () => {
  const { close } = await show();
  expect(screen.getByRole('region', { name: 'Anúncio' }).textContent).toBe('Fornada nova');
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Fechar anúncio' }));
  expect(close).toHaveBeenCalledExactlyOnceWith('dismissed');
});

it('is a link as a whole, in a new window where the settings say so', async () => {
  await show({ link: { url: 'https://exemplo.com/', newWindow: true } });
  const link = screen.getByRole('link', { name: 'Fornada nova' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

it('puts the link behind a text that has links of its own', async () => {
  await show({ text: '<p>Veja <a href="/a">a fornada</a></p>', link: { url: '/loja', newWindow: false } });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toContain('Saiba mais');
});

it('reports an address that leads nowhere and shows the text without it', async () => {
  const { warn } = await show({ link: { url: 'javascript:alert(1)', newWindow: false } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('javascript:alert(1)'), expect.any(Element));
});

it('is marked as a preview for owners', async () => {
  await show({ preview: true });
  expect(screen.getByText('Prévia')).toBeTruthy();
});
