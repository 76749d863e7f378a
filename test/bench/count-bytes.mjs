/** React's own file in a build of Vitrine. */
const REACT = /\/chunks\/react-/;

/**
 * Counts what a page fetches, with the headers of the answers.
 *
 * @param {import('playwright-core').CDPSession} session of a page that has not been opened yet
 * @returns {Promise<() => { bytes: number, react: number }>} all bytes so far, and how many of them are React's
 */
export async function countBytes(session) {
  const addresses = new Map();
  const counted = { bytes: 0, react: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.bytes += encodedDataLength;
    if (REACT.test(addresses.get(requestId))) counted.react += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({ ...counted });
}
