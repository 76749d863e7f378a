import { BLOCK_ADDED, MOUSE_MARKER } from '../../../vocab/names.ts';
import { documentMember } from '../../page/document-member.ts';
import { pointOf } from '../../page/pointer-place.ts';

/** Edge length of the marker, in CSS px (LIMIT-605). */
const SIZE = 50;

/** Marks in developer mode where the page takes the pointer to be. Returns a function that takes the mark away. */
export function mouseMarker(): () => void {
  const marker = documentMember('createElement').call(document, 'div');
  for (const name of [MOUSE_MARKER, BLOCK_ADDED]) marker.setAttribute(name, '');
  marker.ariaHidden = 'true';
  const look = {
    position: 'fixed',
    left: `${-SIZE / 2}px`,
    top: `${-SIZE / 2}px`,
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    'box-sizing': 'border-box',
    border: '2px solid currentColor',
    'border-radius': '50%',
    'z-index': '30002',
    'pointer-events': 'none',
    display: 'none',
  };
  for (const [name, value] of Object.entries(look)) marker.style.setProperty(name, value, 'important');
  documentMember('body').append(marker);
  const follow = (event: Event): void => {
    const point = pointOf(event);
    if (!point) return;
    marker.style.setProperty('display', 'block', 'important');
    marker.style.setProperty('transform', `translate(${point.x}px, ${point.y}px)`, 'important');
  };
  addEventListener('pointermove', follow, { capture: true, passive: true });
  return () => {
    removeEventListener('pointermove', follow, true);
    marker.remove();
  };
}
