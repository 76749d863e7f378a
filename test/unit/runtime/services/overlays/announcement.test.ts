import { expect, it, vi } from 'vitest';
import { createAnnouncement } from '../../../../../src/runtime/services/overlays/announcement.ts';
import type { OverlaySituation } from '../../../../../src/runtime/services/overlays/overlay.ts';
import { fakePage } from '../../../../fake-page.ts';

it('gives the room of a bar back whose file does not come', async () => {
  const place = document.createElement('div');
  place.style.minHeight = '44px';
  const bar = document.createElement('div');
  bar.dataset.block = 'announcement-bar';
  bar.setAttribute('data-block-added', '');
  place.append(bar);
  document.body.append(place);
  const context = {
    website: { id: 'loja' },
    websiteSettings: { announcementBarSettings: { style: 2, text: '<p>Frete grátis</p>' } },
  };
  const open = vi.fn(() => Promise.reject(new Error('offline')));
  const situation = { queue: { whenFree: () => () => {} }, screenshot: false, owner: false };
  const { stop } = createAnnouncement(fakePage(context, { open }), situation as unknown as OverlaySituation);
  expect(open).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(place.hasAttribute('style')).toBe(false));
  expect(place.childElementCount).toBe(0);
  stop();
});
