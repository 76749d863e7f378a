import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { isPublishedTrue, unknownAttributes } from '../../vocab/published/attributes.ts';
import { AUDIO_IDLE, AUDIO_READ } from '../../vocab/published/audio.ts';
import { AUDIO } from '../../vocab/published/places.ts';
import { isSeen } from '../_shared/block/beside/is-seen.ts';
import { withFrames } from '../_shared/block/beside/with-frames.ts';
import { type AudioContent, audioAddress, secondsOf } from './content.ts';

/**
 * Reads an audio block as published platform pages write it (docs/published-markup.md §13); null if the element contains none. No static import of the block
 * may reach this file, which is loaded for such pages only.
 */
export default function readPublished(source: Element): ParsedMarkup<AudioContent> | null {
  const roots = [...(source.matches(AUDIO) ? [source] : []), ...source.querySelectorAll(AUDIO)];
  const [root] = roots;
  if (!root) return null;
  const value = (one: Element, name: string): string => one.getAttribute(name)?.trim() ?? '';
  const theme = value(root, 'data-color-theme').toLowerCase();
  const isKnown = theme === 'light' || theme === 'dark';
  const tracks = roots.map((one) => ({
    element: null,
    address: audioAddress(one.getAttribute('data-url')),
    title: value(one, 'data-title'),
    author: value(one, 'data-author'),
    duration: secondsOf(one.getAttribute('data-duration-in-ms'), 1_000),
  }));
  const parsed: ParsedMarkup<AudioContent> = {
    content: { tracks },
    lend: [],
    data: {
      showDownload: isPublishedTrue(value(root, 'data-show-download')),
      design: value(root, 'data-design-style') === 'minimal' ? 'minimal' : 'card',
      ...(isKnown && { colorTheme: theme }),
    },
    unread: roots.flatMap((one) =>
      unknownAttributes(one.attributes, [...AUDIO_READ, ...AUDIO_IDLE]).map(
        (attribute) => `.sqs-audio-embed: ${attribute.name} is "${attribute.value}"`,
      ),
    ),
  };
  // What the page shows in place of the player stays, but for a player of the browser's.
  return withFrames(
    source,
    parsed,
    roots.filter((one) => one.querySelector('audio') || !isSeen(one)),
  );
}
