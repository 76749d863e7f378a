import { phonePage } from '../open-phone.mjs';
import { readPeer } from '../peers/read-peer.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';

const VIDEO = 'aqz-KE-bpKQ';
export const POSTER = '/pictures/torno.jpg';
const TITLE = 'Do barro à tigela';

/** How the page of each is found to be ready for a click, and its player. */
export const VIDEOS = {
  vitrine: { cover: '[data-block=video][data-block-state=ready]', player: 'iframe' },
  'lite-youtube': { cover: 'lite-youtube .lyt-visually-hidden, lite-youtube .lty-playbtn', player: 'iframe' },
};

/** The files of both, and their pages: `/video-facade/NAME`. The poster is the page's own file. */
export const videoFiles = (dist) => ({
  ...vitrineFiles(dist),
  '/video-facade-files/lite-youtube.js': readPeer('lite-youtube-embed/src/lite-yt-embed.js'),
  '/video-facade-files/lite-youtube.css': readPeer('lite-youtube-embed/src/lite-yt-embed.css'),
  '/video-facade/vitrine': phonePage(
    '<style>[data-block] img{display:block;width:100%;height:auto}</style><script async src="/dist/vitrine.js"></script>',
    `<div data-block="video" data-overlay><a href="https://www.youtube.com/watch?v=${VIDEO}"><img src="${POSTER}" alt="" width="1600" height="900"> ${TITLE}</a></div>`,
  ),
  '/video-facade/lite-youtube': phonePage(
    '<link rel="stylesheet" href="/video-facade-files/lite-youtube.css"><script defer src="/video-facade-files/lite-youtube.js"></script>',
    `<lite-youtube videoid="${VIDEO}" playlabel="${TITLE}" style="background-image:url('${POSTER}')"></lite-youtube>`,
  ),
});
