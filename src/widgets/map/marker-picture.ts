import { documentMember } from '../../runtime/page/document-member.ts';

const SVG = 'http://www.w3.org/2000/svg';
const PIN = 'M22 46S7 31.5 7 19.5a15 15 0 0 1 30 0C37 31.5 22 46 22 46z';

/** The marker: a pin of 44 by 48 px whose tip is at the middle of its lower edge. It is made of elements, because pages may refuse HTML from text. */
export function markerPicture(): HTMLElement {
  const create = (name: string): Element => documentMember('createElementNS').call(document, SVG, name) as Element;
  const picture = create('svg');
  const pin = create('path');
  const hole = create('circle');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 44 48',
    width: '44',
    height: '48',
    'aria-hidden': 'true',
  }))
    picture.setAttribute(name, value);
  pin.setAttribute('d', PIN);
  for (const [name, value] of Object.entries({ cx: '22', cy: '19.5', r: '5.5' })) hole.setAttribute(name, value);
  picture.append(pin, hole);
  return picture as unknown as HTMLElement;
}
