import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncement } from '../../../../../src/runtime/services/overlays/announcement.ts';
import type { OverlaySituation } from '../../../../../src/runtime/services/overlays/overlay.ts';
import { fakeLayers, fakePage } from '../../../../fake-page.ts';

it('gives the room of a bar back whose file does not come', async () => {
  const place = document.createElement('div');
  place.style.minHeight = '44px';
  const bar = document.createElement('div');
  bar.dataset.block = 'announcement-bar';
  bar.setAttribute('data-block-added', 'announcement-bar');
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

describe('where a router brings other markup', () => {
  let stop = (): void => {};
  afterEach(() => {
    stop();
    localStorage.clear();
  });

  const own = (text: string): string => `<p data-block="announcement-bar">${text}</p>`;
  const bar = (): HTMLElement => document.querySelector('[data-block]') as HTMLElement;
  function start(html: string, settings: object = {}) {
    document.body.innerHTML = html;
    const { open, opened } = fakeLayers();
    const context = { website: { id: 'loja' }, websiteSettings: { announcementBarSettings: settings } };
    const queue = {
      whenFree(_: boolean, fn: () => void) {
        fn();
        return () => {};
      },
    };
    const situation = { queue, screenshot: false, owner: false } as unknown as OverlaySituation;
    const announcement = createAnnouncement(fakePage(context, { open }), situation);
    stop = announcement.stop;
    const changed = (): void => announcement.changed?.();
    const goTo = (next: string): void => {
      document.body.innerHTML = next;
      changed();
    };
    return { opened, goTo, changed };
  }

  it('hides the bar of the next page that was closed on this one', async () => {
    const { opened, goTo } = start(own('Frete grátis'));
    await Promise.resolve();
    opened[0]?.handle.close('dismissed');
    await vi.waitFor(() => expect(bar().hidden).toBe(true));
    goTo(own('Frete grátis'));
    expect(bar().hidden).toBe(true);
    expect(opened).toHaveLength(1);
    goTo(own('Outro texto'));
    expect(bar().hidden).toBe(false);
    expect(opened).toHaveLength(2);
  });

  it('ends the bar whose element has gone, and opens that of the settings or of the next page', async () => {
    const { opened, goTo } = start(own('Frete grátis'), { style: 2, text: '<p>Só hoje</p>' });
    goTo('<p>sem</p>');
    await expect(opened[0]?.handle.closed).resolves.toBeUndefined();
    expect(opened[1]?.payload).toMatchObject({ text: '<p>Só hoje</p>', inPlace: false, isEdge: true });
    goTo(own('Frete grátis'));
    await expect(opened[1]?.handle.closed).resolves.toBeUndefined();
    expect(opened[2]?.payload).toMatchObject({ inPlace: true });
  });

  it('does not put a bar at the edge that was closed in its place', () => {
    const place = '<div id="place"><div data-block="announcement-bar" data-block-added="announcement-bar"></div></div>';
    const { opened, changed } = start(place, { style: 2, text: 'Só hoje' });
    bar().remove();
    changed();
    expect(opened).toHaveLength(1);
    document.body.innerHTML = '<p>outra</p>';
    changed();
    expect(opened[1]?.payload).toMatchObject({ isEdge: true });
  });

  it('leaves the bar of the settings at the edge', () => {
    const { opened, goTo } = start('<p>uma</p>', { style: 2, text: 'Só hoje' });
    goTo('<p>outra</p><div data-block="announcement-bar" data-block-added=""></div>');
    expect(opened).toHaveLength(1);
  });
});
