import { defineBlock } from '../../vocab/block/define-block.ts';
import { count, flag, number, oneOf, text, url } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { CONSENT_PURPOSES } from '../../vocab/names.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'video-change': { state: 'unloaded' | 'loaded' | 'overlayShowing' | 'videoShowing' };
  }
}

/** Block type 28; 32 on published pages (VIDEO-001). */
export const video = defineBlock({
  name: 'video',
  summary: sentence('A video: of YouTube, Vimeo, Wistia or Animoto, of any other embed, or a file of the page.'),
  when: 'visible',
  light: true,
  budget: 13_810,
  live: ['mode'],
  publishedNames: ['video'],
  data: {
    url: url({
      help: sentence(
        'The address of the video: its page or player at a provider, or a file (mp4, webm). Without it the block plays the video or link in its markup.',
      ),
    }),
    html: text({
      help: sentence(
        'The embed code as a provider gives it. Only the address, size and title of its iframe, object or embed are used.',
      ),
    }),
    mode: oneOf(['none', 'fit', 'fill'], {
      fallback: 'none',
      help: sentence(
        'none shows the video at its own ratio and the block’s width; fit shows it whole inside the height that the page gives the block; fill covers the block and cuts what is over. A change loads the video anew; a change to another word changes nothing.',
      ),
    }),
    overlay: flag({
      help: sentence('Covers the video with its image and a play button until a visitor plays it.'),
    }),
    forceAutoplay: flag({
      help: sentence('The video starts by itself, without sound, when it is shown. Not with reduced motion.'),
    }),
    background: flag({
      help: sentence(
        'A file plays without sound, over and over, behind the markup of the block, with a button that pauses it. It pauses while it is out of view, and does not start by itself with reduced motion or when the visitor saves data.',
      ),
    }),
    poster: url({ help: sentence('An image that is shown until the video plays. By default the one in the markup.') }),
    customThumb: text({
      help: sentence(
        'A cover image that was chosen instead of the provider’s. Only embedded videos have one: with overlay, a file says so to visitors.',
      ),
    }),
    title: text({ help: sentence('The title of the video. By default that of its markup.') }),
    duration: number({
      fallback: 0,
      min: 0,
      help: sentence('How long the video is, in seconds, shown on its image. 0 shows nothing.'),
    }),
    dimensions: text({
      help: sentence('The size of the video, such as 1280x720. By default that of its embed, its element or its file.'),
    }),
    purpose: oneOf(CONSENT_PURPOSES, {
      fallback: 'marketing',
      help: sentence('What a visitor has to allow before anything is fetched from the provider without a click.'),
    }),
    accountType: text({
      help: sentence('What Vimeo says about the account of the video; basic cannot be shown on other sites.'),
    }),
    imageAspectRatio: text({
      fallback: 'Auto',
      help: sentence('Auto, or the ratio of the images around, for the place of a video that cannot be shown.'),
    }),
    columns: count({
      fallback: 0,
      help: sentence(
        'The number of columns around. The place of a video that cannot be shown is 65 percent as high as wide; where imageAspectRatio is not Auto, 100 percent divided by this number.',
      ),
    }),
  },
  parts: sentence({
    box: 'The area of the video. It carries data-state: unloaded, loaded, overlayShowing or videoShowing.',
    video: 'The player.',
    'video-play': 'The image with the play button.',
    facade: 'What asks, without overlay, while the provider’s purpose is not granted.',
    'facade-card': 'Title, text and buttons of it.',
    load: 'The button that loads the video once.',
    always: 'The button that allows the service or the purpose.',
    preferences: 'The button that opens the preferences.',
    'facade-link': 'The link to the video at its provider.',
    note: 'What is said about a video that cannot be shown.',
    pause: 'The button that pauses and resumes a background video.',
  }),
  tokens: sentence({
    '--vitrine-radius': 'Corners of the area.',
    '--vitrine-focus': 'Colour of the focus ring.',
    '--vitrine-video-background': { css: ['#000'], meaning: 'What is behind a video that does not fill its area.' },
    '--vitrine-video-min-height': { css: ['20rem'], meaning: 'Least height of a background video.' },
  }),
  events: sentence({
    'video-change': 'The video is in another state: { state }.',
  }),
  keys: sentence({
    'Enter, Space': 'On the image: plays the video. On the button of a background video: pauses or resumes.',
  }),
  notes: sentence([
    'Nothing is fetched from a provider, not even an image, before a visitor plays the video or grants the purpose. A click counts for this one video and stores nothing.',
    'Without overlay a provider’s video is shown as soon as it is loaded and its purpose is granted; until then a notice asks. data-consent-service names a service of the site; by default it is the provider’s name in lower case, such as youtube.',
    'YouTube is shown from youtube-nocookie.com, Vimeo with dnt=1, Wistia with doNotTrack. Iframes have a sandbox and send the page’s origin only.',
    'One player of the page plays at a time, in video and audio blocks, galleries and the lightbox alike, and the audio and video of the page that can be heard: starting one returns other videos to their overlay, and pauses or loads anew those without one. What a visitor starts inside a player of YouTube or Vimeo counts, too. A background video takes part only if the page gives it sound; what has no sound never stops audio.',
    'A video without a usable size is 56.3 percent as high as it is wide. A file without one is waited for at most 1000 ms.',
    'An Instagram video opens in a window of its own, 620 by 720 px. So does, in a new tab, an address of which no player is known.',
    'So that nothing moves when the block is mounted, give its image its proportion and the block the same one: @media (scripting: enabled) { [data-block=video] { aspect-ratio: 16 / 9; overflow: hidden } }.',
  ]),
});
