import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, oneOf, text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'audio-change': { playing: boolean; track: number };
  }
}

/** Block type 30, on published pages 41 (BLOCK-005). */
export const audio = defineBlock({
  name: 'audio',
  summary: sentence('Audio of the page with controls, one track or a list of them.'),
  when: 'visible',
  budget: 8_680,
  publishedNames: ['audio'],
  data: {
    title: text({ help: sentence('The name of the player. By default that of the current track.') }),
    design: oneOf(['card', 'minimal'], {
      fallback: 'card',
      help: sentence('A card with all controls, or one line with the button, the position and the speed.'),
    }),
    colorTheme: oneOf(['page', 'light', 'dark'], {
      fallback: 'page',
      help: sentence('The colours of the card: those of the page, dark on light, or light on dark.'),
    }),
    showDownload: flag({ help: sentence('Adds a link that saves the file of the current track.') }),
    remember: flag({
      fallback: true,
      help: sentence('Continues where the visitor stopped listening, in this browser, with consent to preferences.'),
    }),
  },
  parts: sentence({
    player: 'The player. It carries data-design.',
    title: 'The title of the current track.',
    author: 'The author of the current track.',
    play: 'The button that plays and pauses.',
    previous: 'The button to the track before.',
    next: 'The button to the track after.',
    back: 'The button that goes back 15 seconds, from a duration of one minute on.',
    forward: 'The button that goes on 15 seconds.',
    seek: 'The slider of the position.',
    time: 'The position and the duration.',
    speed: 'The list of speeds.',
    mute: 'The button that mutes.',
    volume: 'The slider of the volume, where a page may set it: not on iPhone and iPad.',
    download: 'The link that saves the file.',
    tracks: 'The list of tracks.',
    error: 'The message of a track that cannot be played.',
    retry: 'The button that tries again.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the button and of what has been played.',
    '--vitrine-audio-card': {
      css: ['transparent'],
      meaning: 'Background of the card.',
    },
  }),
  events: sentence({
    'audio-change': 'The audio has started or stopped, or another track is current: { playing, track }, from 0.',
  }),
  keys: sentence({
    'Enter, Space': 'On a button: uses it. On a track: plays it, or pauses it while it plays.',
    'ArrowLeft, ArrowRight': 'On the position: 5 seconds back or on. On the volume: less or more.',
    'PageUp, PageDown': 'On the position: 30 seconds on or back.',
    'Home, End': 'On a slider: to its start or end.',
  }),
  notes: sentence([
    'The players are the page’s own audio elements, which work without scripts and continue if they play while the block is mounted. Nothing is fetched before the first play except what their preload allows: write preload="none".',
    'Each audio element is a track. Its title is data-title, else its figcaption or list entry without the audio, else its aria-label; its author is data-author; its duration in seconds is data-duration, for the time before it is loaded.',
    'One plays at a time: starting one stops the other players, the videos of blocks, galleries and the lightbox, and the audio and video of the page that can be heard, and the reverse. Of players inside iframes only those of video blocks are reached.',
    'At the end of a track the next one of the list plays. The place in a track is forgotten when it ends; the last 20 tracks are remembered.',
    'Media keys and the lock screen show and control the track that plays.',
    'So that nothing moves when the block is mounted, reserve its height: @media (scripting: enabled) { [data-block=audio] { min-block-size: 11.5rem } }, 15rem where it is narrower than about 400 px, and 5rem for the minimal design.',
  ]),
});
