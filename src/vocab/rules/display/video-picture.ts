import { parseAddress } from '../../parse-address.ts';

/** Hosts of the providers and of their pictures, themselves and what is under them. */
const HOSTS = [
  'vimeo.com',
  'vimeocdn.com',
  'youtube.com',
  'youtube-nocookie.com',
  'youtu.be',
  'ytimg.com',
  'ggpht.com',
  'wistia.com',
  'wistia.net',
  'animoto.com',
  'embedly.com',
  'embed.ly',
];

/** Longest address that is read, in characters. */
const LONGEST = 8000;

/** Whether a picture comes from a provider of videos, which would learn of the visit by being asked for it (threat T-16). */
export function isProvidersPicture(source: string): boolean {
  const address = source.trim().replace(/^\/\//, 'https://');
  const hostname = address.length > LONGEST ? undefined : parseAddress(address)?.hostname;
  return hostname !== undefined && HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
