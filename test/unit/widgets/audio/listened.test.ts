import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPlaces, keepPlace, lastPlace, placeIn } from '../../../../src/widgets/audio/listened.ts';

const KEY = 'vitrine:listened';
beforeEach(() => localStorage.clear());

describe('the place in a track', () => {
  it('is kept in whole seconds, and that of the latest track is the last one', () => {
    keepPlace('https://a.example/1', 61.7, 300);
    keepPlace('https://a.example/2', 10, 300);
    keepPlace('https://a.example/1', 70, 300);
    expect(placeIn('https://a.example/1')).toBe(70);
    expect(lastPlace(['https://a.example/2', 'https://a.example/1'])).toEqual({ track: 1, seconds: 70 });
    expect(lastPlace(['https://a.example/3'])).toBeNull();
  });

  it.each([
    [2, 300],
    [296, 300],
  ])('is forgotten at %d of %d seconds', (seconds, duration) => {
    keepPlace('https://a.example/1', 100, 300);
    keepPlace('https://a.example/1', seconds, duration);
    expect(placeIn('https://a.example/1')).toBe(0);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is kept while the duration is unknown, and never for a file without an address of its own', () => {
    keepPlace('https://a.example/1', 100, Number.NaN);
    for (const address of ['', 'data:audio/wav,x', 'blob:x']) keepPlace(address, 100, 300);
    expect(Object.keys(JSON.parse(localStorage.getItem(KEY) ?? ''))).toEqual(['https://a.example/1']);
  });

  it('is kept for twenty tracks', () => {
    for (let at = 0; at < 25; at += 1) keepPlace(`https://a.example/${at}`, 100, 300);
    expect(Object.keys(JSON.parse(localStorage.getItem(KEY) ?? ''))).toHaveLength(20);
    expect(placeIn('https://a.example/4')).toBe(0);
    expect(placeIn('https://a.example/24')).toBe(100);
  });

  it.each(['', 'x', '[]', '{"https://a.example/1":"9"}', 'null'])('is none where %j is stored', (text) => {
    localStorage.setItem(KEY, text);
    expect(placeIn('https://a.example/1')).toBe(0);
    expect(placeIn('toString')).toBe(0);
  });

  it('is gone once it is forgotten', () => {
    keepPlace('https://a.example/1', 100, 300);
    forgetPlaces();
    expect(localStorage.length).toBe(0);
  });

  it('says where it cannot be kept [ERR-609]', () => {
    expect(keepPlace('https://a.example/1', 100, 300)).toBe(true);
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
    expect(keepPlace('https://a.example/1', 100, 300)).toBe(false);
    expect(keepPlace('https://a.example/1', 2, 300), 'nothing is lost').toBe(true);
    vi.unstubAllGlobals();
  });
});
