import type { Visit } from '../visit.ts';

/** Where calls arrive that were led astray. The log shows whether a crumb came along. */
export const ELSEWHERE = '/__elsewhere';

/** The same call at another host's address: this very server under its other name, so that tests see what arrives. */
export function otherHost({ host, url }: Visit): string {
  const [name = '', port = ''] = host.split(':');
  return `http://${name === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}${ELSEWHERE}${url.pathname}${url.search}`;
}
