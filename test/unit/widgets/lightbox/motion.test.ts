import { describe, expect, it } from 'vitest';
import { clickArea } from '../../../../src/widgets/lightbox/motion/click-area.ts';
import {
  closesByDrag,
  overlayLeft,
  resisted,
  swipeResult,
} from '../../../../src/widgets/lightbox/motion/drag-result.ts';
import { isOnScreen, overThumbnail } from '../../../../src/widgets/lightbox/motion/grow.ts';
import { closedState, followingState, keyCounts } from '../../../../src/widgets/lightbox/motion/lightbox-state.ts';
import {
  clampZoom,
  maximumScale,
  stepScale,
  WHOLE,
  wheelScale,
  zoomAbout,
} from '../../../../src/widgets/lightbox/motion/zoom.ts';

const layer = { left: 0, top: 0, width: 1000, height: 500 };
const content = { left: 300, top: 100, width: 400, height: 300 };

describe('where a click is', () => {
  it.each([
    [499, 200, 'previous'],
    [500, 200, 'next'],
    [300, 100, 'previous'],
    [700, 400, 'next'],
    [299, 200, 'outside'],
    [701, 200, 'outside'],
    [500, 99, 'outside'],
    [19.9, 250, 'edge'],
    [20, 250, 'outside'],
    [980.1, 250, 'edge'],
    [980, 250, 'outside'],
    [500, 9.9, 'edge'],
    [500, 10, 'outside'],
    [500, 490.1, 'edge'],
  ])('%s, %s is %s', (x, y, area) => {
    expect(clickArea({ x, y }, layer, content)).toBe(area);
  });

  it('is at the edge first, also on content that reaches it', () => {
    expect(clickArea({ x: 19, y: 250 }, layer, layer)).toBe('edge');
    expect(clickArea({ x: 20, y: 250 }, layer, layer)).toBe('previous');
    expect(clickArea({ x: 500, y: 250 }, layer, null)).toBe('outside');
  });
});

describe('the states', () => {
  it('follow each other after the times of the fades, without motion at once', () => {
    expect(followingState('shown', false)).toEqual({ next: 'overlayFadedIn', delay: 350 });
    expect(followingState('overlayFadedIn', false)).toEqual({ next: 'contentFadedIn', delay: 600 });
    expect(followingState('contentFadedIn', false)).toBeNull();
    expect(followingState('hidden', false)?.next).toBe('destroyed');
    expect(followingState('destroyed', false)).toBeNull();
    expect(followingState('shown', true)).toEqual({ next: 'overlayFadedIn', delay: 0 });
    expect(closedState('shown')).toBe('hidden');
    expect(closedState('destroyed')).toBe('destroyed');
  });

  it('take a key every 200 ms', () => {
    expect(keyCounts(1000, Number.NEGATIVE_INFINITY)).toBe(true);
    expect(keyCounts(1199, 1000)).toBe(false);
    expect(keyCounts(1200, 1000)).toBe(true);
  });
});

describe('a zoom', () => {
  const screen = { width: 1000, height: 500 };

  it('keeps the point under the pointer where it is', () => {
    const point = { x: 350, y: 150 };
    const zoom = zoomAbout(WHOLE, content, 2, point);
    // The middle is at 500, 250; the point was 150 left of it and 100 above.
    expect([500 + zoom.x - 150 * 2, 250 + zoom.y - 100 * 2]).toEqual([350, 150]);
    const moved = zoomAbout(WHOLE, content, 2, point, { x: 360, y: 170 });
    expect([moved.x - zoom.x, moved.y - zoom.y]).toEqual([10, 20]);
    expect(zoomAbout(zoom, content, 1, point)).toEqual(WHOLE);
  });

  it('stays within the screen: what fits is not moved, what does not ends at its edges', () => {
    expect(clampZoom({ scale: 1, x: 50, y: 50 }, content, screen, 4)).toEqual(WHOLE);
    expect(clampZoom({ scale: 0.4, x: 0, y: 0 }, content, screen, 4)).toEqual(WHOLE);
    // 800 px fit into 1000, 600 do not fit into 500.
    expect(clampZoom({ scale: 2, x: 90, y: 90 }, content, screen, 4)).toEqual({ scale: 2, x: 0, y: 50 });
    expect(clampZoom({ scale: 2, x: 90, y: -90 }, content, screen, 4)).toEqual({ scale: 2, x: 0, y: -50 });
    expect(clampZoom({ scale: 9, x: 0, y: 0 }, content, screen, 4).scale).toBe(4);
  });

  it('goes to the picture’s own pixels, and at most to twice of them', () => {
    expect(stepScale(1200, 400)).toBe(3);
    expect(stepScale(500, 400)).toBe(2);
    expect(stepScale(9000, 400)).toBe(4);
    expect(maximumScale(1600, 400)).toBe(8);
    expect(maximumScale(0, 0)).toBe(4);
  });

  it('follows the wheel, finer with a pinch on a trackpad', () => {
    expect(wheelScale(1, { deltaY: -100, deltaMode: 0, ctrlKey: false })).toBeCloseTo(1.284, 2);
    expect(wheelScale(1, { deltaY: 100, deltaMode: 0, ctrlKey: false })).toBeCloseTo(0.779, 2);
    expect(wheelScale(1, { deltaY: -10, deltaMode: 0, ctrlKey: true })).toBeCloseTo(1.105, 2);
    expect(wheelScale(1, { deltaY: -3, deltaMode: 1, ctrlKey: false })).toBeCloseTo(1.127, 2);
    expect(wheelScale(1, { deltaY: -1e9, deltaMode: 2, ctrlKey: true })).toBeLessThan(25);
  });
});

describe('the end of a drag', () => {
  const drag = { movedX: 0, movedY: 0, velocityX: 0, velocityY: 0 };

  it.each([
    [-249, 0, 0],
    [-250, 0, 1],
    [250, 0, -1],
    [-20, -0.4, 1],
    [-19, -0.4, 0],
    [-20, -0.39, 0],
    [20, 0.5, -1],
    [-400, 0.4, 0],
  ])('%s px sideways at %s px per ms goes on by %s', (movedX, velocityX, step) => {
    expect(swipeResult({ ...drag, movedX, velocityX }, 1000)).toBe(step);
  });

  it.each([
    [120, 0, true],
    [119, 0, false],
    [20, 0.4, true],
    [19, 0.4, false],
    [300, -0.4, false],
    [-200, 0, true],
    [-300, 0.4, false],
    [-20, -0.4, true],
  ])('%s px down at %s px per ms closes: %s', (movedY, velocityY, closes) => {
    expect(closesByDrag({ ...drag, movedY, velocityY }, 900)).toBe(closes);
  });

  it('is nearer on a low screen, and the overlay fades with it', () => {
    expect(closesByDrag({ ...drag, movedY: 40 }, 200)).toBe(true);
    expect(overlayLeft(450, 900)).toBe(0.5);
    expect(overlayLeft(900, 900)).toBe(0.3);
    expect(resisted(40)).toBe(10);
  });
});

describe('growing', () => {
  it('begins with the content cut and scaled to the thumbnail', () => {
    const thumbnail = { left: 0, top: 0, width: 100, height: 100 };
    expect(overThumbnail(content, thumbnail)).toEqual({
      transform: `translate(-450px, -200px) scale(${1 / 3})`,
      clipPath: 'inset(0px 50px)',
    });
  });

  it('begins at nothing that is out of sight', () => {
    const screen = { width: 1000, height: 500 };
    expect(isOnScreen({ left: 0, top: 499, width: 10, height: 10 }, screen)).toBe(true);
    expect(isOnScreen({ left: 0, top: 500, width: 10, height: 10 }, screen)).toBe(false);
    expect(isOnScreen({ left: -10, top: 0, width: 10, height: 10 }, screen)).toBe(false);
    expect(isOnScreen({ left: 0, top: 0, width: 0, height: 10 }, screen)).toBe(false);
  });
});
