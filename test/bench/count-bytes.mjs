/** React's own file in a build of Vitrine. */
const REACT = /\/chunks\/react-/;
/** What is the same on every page that is compared. */
const PICTURE = /\.jpg(\?|$)/;

/**
 * Counts what a page fetches, with the headers of the answers.
 *
 * @param {import('playwright-core').CDPSession} session of a page that has not been opened yet
 * @returns {Promise<() => { bytes: number, react: number, pictures: number }>} all bytes so far, and how many of them are React's and those of pictures
 */
export async function countBytes(session) {
  const addresses = new Map();
  const counted = { bytes: 0, react: 0, pictures: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.bytes += encodedDataLength;
    const address = addresses.get(requestId);
    if (REACT.test(address)) counted.react += encodedDataLength;
    if (PICTURE.test(address)) counted.pictures += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({ ...counted });
}
