import type messages from '../../strings/pt-BR/map.json';
import type { Translate } from '../../strings/translate.ts';
import { addressLines } from '../../vocab/rules/display/map-link.ts';
import type { MapLocation } from '../../vocab/rules/display/map-location.ts';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { pin } from '../_shared/ui/icons/icons.ts';
import type { MapContent } from './content.ts';

interface CardProps {
  readonly location: MapLocation;
  readonly link: string;
  readonly content: MapContent;
  /** The link to the place stands over the map, where a finger reaches it. */
  readonly isLinkOverMap: boolean;
  readonly words: Translate<keyof typeof messages>;
}

/** The address: the page's own markup if it says something, otherwise made of the fields (MAP-311). It is what there is in place of a map. */
export function AddressCard({ location, link, content, isLinkOverMap, words }: CardProps) {
  const { hasText, hasLink } = content;
  return (
    <div className="card" part="card" data-own={hasText || undefined}>
      {!hasText && (
        <address>
          <Icon path={pin} size={24} />
          <span>
            <strong>{location.addressTitle.trim() || words('mapUnnamed')}</strong>
            {addressLines(location).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same; their place is what they are.
              <span key={index}>{line}</span>
            ))}
          </span>
        </address>
      )}
      <slot />
      {!hasLink && !isLinkOverMap && (
        <p className="place">
          <PlaceLink link={link} words={words} />
        </p>
      )}
    </div>
  );
}

interface LinkProps extends Pick<CardProps, 'link' | 'words'> {
  readonly className?: string;
  /** The address has a link of its own, which is enough for assistive technology and the keyboard. */
  readonly isRepeated?: boolean;
}

/** The link to the place, in a window of its own. */
export const PlaceLink = ({ link, words, className, isRepeated }: LinkProps) => (
  <a
    className={className}
    href={link}
    target="_blank"
    rel="noopener"
    part="link"
    {...(isRepeated && { tabIndex: -1, 'aria-hidden': true })}
  >
    {words('mapOpen')}
    <span className="visually-hidden">, {words('mapNewWindow')}</span>
  </a>
);
