import { isRecord } from '../../is-record.ts';
import { placeLink } from '../display/map-link.ts';

/** One way to reach the site's owner, as the mobile info bar shows it. */
export interface MobileInfoEntry {
  readonly kind: 'email' | 'phone' | 'place' | 'hours';
  /** The address, number, place or hours as text; hours one line for each day. */
  readonly text: string;
  /** Where it leads; null for hours. */
  readonly href: string | null;
}

type Source = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The names of the days in published settings, with their number from Monday on. */
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** One line for each day that says something; `{0}` to `{6}` stand for the names of the days, from Monday on. */
function hoursOf(hours: unknown): string {
  if (!isRecord(hours)) return textOf(hours);
  return DAYS.flatMap((day, at) => {
    const { text }: Source = isRecord(hours[day]) ? hours[day] : { text: hours[day] };
    return textOf(text) ? [`{${at}} ${textOf(text)}`] : [];
  }).join('\n');
}

/** The place in words, without its title where it has an address. */
function placeOf(location: unknown): string {
  if (!isRecord(location)) return '';
  const address = ['addressLine1', 'addressLine2'].map((name) => textOf(location[name])).filter(Boolean);
  return (address.length ? address : [textOf(location.addressTitle)]).filter(Boolean).join(', ');
}

/** Half of a surrogate pair cannot be encoded, and would throw. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * What the mobile info bar offers (BARS-002; the places of the values are the project's choice): each entry that the settings enable and the page knows something about.
 *
 * @param settings `mobileInfoBarSettings`
 * @param sources the objects of the page context that may have the values, the first that has one counts
 */
export function mobileInfoEntries(settings: Source, sources: readonly Source[]): readonly MobileInfoEntry[] {
  const firstOf = (name: string): unknown => sources.map((source) => source[name]).find(Boolean);
  const email = textOf(firstOf('contactEmail'));
  const phone = textOf(firstOf('contactPhoneNumber'));
  const place = placeOf(firstOf('location'));
  const hours = hoursOf(firstOf('businessHours'));
  const entries: readonly (MobileInfoEntry & { readonly enabled: unknown })[] = [
    {
      kind: 'email',
      text: email,
      href: `mailto:${encodeURI(wellFormed(email))}`,
      enabled: settings.isContactEmailEnabled,
    },
    {
      kind: 'phone',
      text: phone,
      href: `tel:${phone.replace(/[^\d+]/g, '')}`,
      enabled: settings.isContactPhoneNumberEnabled,
    },
    {
      kind: 'place',
      text: place,
      href: placeLink(place),
      enabled: settings.isLocationEnabled,
    },
    { kind: 'hours', text: hours, href: null, enabled: settings.isBusinessHoursEnabled },
  ];
  return entries
    .filter(({ enabled, text }) => enabled === true && text)
    .map(({ kind, text, href }) => ({ kind, text, href }));
}
