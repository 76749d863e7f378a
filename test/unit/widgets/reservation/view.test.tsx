import { describe, expect, it } from 'vitest';
import { reservation } from '../../../../src/widgets/reservation/block.ts';
import { readReservation } from '../../../../src/widgets/reservation/content.ts';
import { layoutOf, View } from '../../../../src/widgets/reservation/view.tsx';
import { mountBlock } from '../../mount-block.tsx';

const mount = (attributes: Record<string, string>, html: string) =>
  mountBlock(reservation, readReservation, View, html, { attributes });

describe('a reservation', () => {
  it.each([
    ['reservation', 850, 'narrow'],
    ['reservation', 851, 'wide'],
    ['table-booking', 750, 'column'],
    ['table-booking', 751, 'row'],
  ] as const)('%s at %i px is %s [BLOCK-020, BLOCK-021, LIMIT-006]', (kind, width, layout) => {
    expect(layoutOf(kind, width)).toBe(layout);
  });

  it('has the page’s text and a facade, and no iframe', () => {
    const view = mount({ 'data-src': 'https://reservas.exemplo/' }, '<a href="/contato">Reservar</a>');
    expect(view.container.querySelector('.about slot')).not.toBeNull();
    expect(view.getByRole('group', { name: 'Reservar' })).not.toBeNull();
    expect(view.container.querySelector('iframe')).toBeNull();
  });

  it('shows the place in which a script renders the form, and the text alone without either', () => {
    const scripted = mount({}, '<a href="/r">Reservar</a><div data-third-party="reservation"></div>');
    expect(scripted.container.querySelector('slot[name=form]')).not.toBeNull();
    scripted.unmount();
    const alone = mount({ 'data-src': 'mailto:a@b.exemplo' }, '<a href="/r">Reservar</a>');
    expect(alone.container.querySelector('.widget')).toBeNull();
  });
});
