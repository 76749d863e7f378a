import { expect, it, vi } from 'vitest';
import { mapOptions } from '../../../../src/vocab/codes/map.ts';
import type { GoogleMaps } from '../../../../src/widgets/map/google-maps.ts';
import type { MapRequest } from '../../../../src/widgets/map/map-adapter.ts';
import { vendorAdapter } from '../../../../src/widgets/map/vendor-adapter.ts';

it('keys and fingers zoom a map that cannot be moved [MAP-306]', async () => {
  const settings = vi.fn();
  class Part {
    constructor(_: unknown, options?: unknown) {
      if (options) settings(options);
    }
    addListener(): void {}
    setContent(): void {}
    setOptions(options: unknown): void {
      settings(options);
    }
    setDraggable(): void {}
  }
  const maps = { Map: Part, Marker: Part, InfoWindow: Part } as unknown as GoogleMaps;
  const canvas = document.createElement('div');
  const inside = canvas.appendChild(document.createElement('div'));
  const heard: string[] = [];
  canvas.addEventListener('keydown', ({ key }) => heard.push(key));
  const options = { ...mapOptions, draggable: false };
  const request = { canvas, location: {}, options, markerName: '', info: () => document.createElement('p') };
  const map = await vendorAdapter(maps).draw(request as unknown as MapRequest);
  const press = (): void => {
    for (const key of ['ArrowLeft', 'PageUp', '+', '-'])
      inside.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };
  press();
  expect(heard.splice(0)).toEqual(['+', '-']);
  map.update({ ...options, draggable: true });
  press();
  expect(heard).toEqual(['ArrowLeft', 'PageUp', '+', '-']);
  expect(settings.mock.calls.flat().filter((one) => one.keyboardShortcuts === false)).toEqual([]);
});
