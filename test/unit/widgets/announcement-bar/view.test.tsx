// Words, link and closing of the bar. Its places are proved in test/browser/blocks/overlays/announcement-bar.spec.ts.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDrawing } from '../../../../src/runtime/light/draw.ts';
import type { LayerPayloads } from '../../../../src/vocab/block/layers.ts';
import type { OwnerText } from '../../../../src/widgets/_shared/ui/rich-text/owner-text.ts';
import { startAnnouncement } from '../../../../src/widgets/announcement-bar/start-announcement.tsx';
import { AnnouncementBar, type AnnouncementBarProps } from '../../../../src/widgets/announcement-bar/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';
import { showTheSame } from '../../runtime/light/both-renderers.tsx';
import { stubResizeObserver } from '../../stub-resize-observer.ts';

type Payload = LayerPayloads['announcement-bar'];

vi.mock('../../../../src/runtime/page/sanitise.ts', () => ({
  sanitiseText: (html: string) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return template.content;
  },
}));

beforeEach(() => void stubResizeObserver());

async function show(own: Partial<Payload> = {}) {
  const close = vi.fn();
  const warn = vi.fn();
  const payload: Payload = { text: 'Fornada nova', inPlace: false, preview: false, link: null, ...own } as Payload;
  const handle = fakeHandle({ log: { warn, error: () => {} } });
  const layer = { payload, close, onCloseRequest: () => {} };
  startAnnouncement({ handle, layer, draw: createDrawing(document.body) });
  await screen.findByRole('region');
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

const plain: OwnerText = { text: 'Fornada <nova>', fill: null };
const rich: OwnerText = { text: '', fill: (box) => void box?.replaceChildren('Fornada ', document.createElement('b')) };
const bar = (own: Partial<AnnouncementBarProps>, payload: Partial<Payload> = {}) => (
  <AnnouncementBar
    handle={fakeHandle()}
    payload={{ text: '', inPlace: false, isEdge: true, preview: false, link: null, ...payload }}
    text={plain}
    href={null}
    isReserved={false}
    covered={false}
    close={() => {}}
    {...own}
  />
);
const link = { url: '/loja', newWindow: true };

showTheSame({
  'a text': bar({}),
  'a text that is a link': bar({ href: '/loja' }, { link }),
  markup: bar({ text: rich }),
  'markup that is a link': bar({ text: rich, href: '/loja' }, { link: { ...link, newWindow: false } }),
  'markup before a link': bar({ text: { ...rich, hasLinks: true }, href: '/loja' }, { link }),
  'no text': bar({ text: { text: '', fill: null } }),
  'for owners': bar({}, { preview: true }),
  covered: bar({ covered: true }),
  'not at the edge': bar({ covered: true }, { isEdge: false }),
  'in place': bar({ text: null }, { inPlace: true, isEdge: false }),
  'in place with room': bar({ text: null, isReserved: true }, { inPlace: true, isEdge: false }),
});
