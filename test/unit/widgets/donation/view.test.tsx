import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { donation } from '../../../../src/widgets/donation/block.ts';
import readPublished, { readDonation } from '../../../../src/widgets/donation/content.ts';
import { View } from '../../../../src/widgets/donation/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const LINK = '<p>Texto</p><a href="/checkout/donate?donatePageId=d1">Doar</a>';

interface Given {
  readonly id?: string;
  readonly heldOn?: string;
  /** The element of the block is this one in the markup; otherwise one around it. */
  readonly on?: string;
}

function mount(html: string, { id = '', heldOn = '', on = '' }: Given = {}) {
  const around = document.createElement('div');
  around.innerHTML = html;
  document.body.append(around);
  const element = (on && around.querySelector<HTMLElement>(on)) || around;
  const { data } = parse(donation.data, { attribute: (name) => (name === 'data-donate-page-id' && id ? id : null) });
  const gone = vi.fn(async (_: string) => {});
  const warn = vi.fn();
  const held = around.querySelector(heldOn || 'nothing');
  const handle = fakeHandle({
    element,
    service: (async () => ({ donation: (id: string) => gone(id) })) as never,
    log: { warn, error: () => {} },
    takeHeldClicks: () => (held ? [{ target: held, host: element }] : []),
  });
  const view = render(<View data={data} content={readDonation(element).content} handle={handle} />);
  return { element, gone, warn, view };
}

describe('the donation button', () => {
  it.each([
    ['a link', LINK, 'a'],
    ['a button', '<button type="button">Doar</button>', 'button'],
    ['a form that works without scripts', '<form action="/checkout/donate"><button>Doar</button></form>', 'button'],
  ])('opens the donate page of its block: %s [STORE-020, STORE-023]', async (_, html, selector) => {
    const { element, gone } = mount(html, { id: 'd1' });
    expect(fireEvent.click(element.querySelector(selector) as Element)).toBe(false);
    await vi.waitFor(() => expect(gone).toHaveBeenCalledWith('d1'));
    expect(gone).toHaveBeenCalledTimes(1);
  });

  it('opens the page of its own id, and leaves what is no such button alone', async () => {
    const { element, gone } = mount(
      '<button data-donate-page-id="d2">Doar</button><a href="#sobre">Sobre</a><button>Outro</button>',
      { id: 'd1' },
    );
    const [own, other] = element.querySelectorAll('button');
    expect(fireEvent.click(other as Element)).toBe(true);
    expect(fireEvent.click(element.querySelector('a') as Element)).toBe(true);
    fireEvent.click(own as Element);
    await vi.waitFor(() => expect(gone.mock.calls).toEqual([['d2']]));
  });

  it('opens on Space on a link without scrolling, and not while the key is held down [STORE-022]', async () => {
    const { element, gone } = mount(LINK, { id: 'd1' });
    const link = element.querySelector('a') as Element;
    expect(fireEvent.keyDown(link, { key: ' ' })).toBe(false);
    expect(fireEvent.keyDown(link, { key: ' ', repeat: true })).toBe(false);
    await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
  });

  it('opens on Enter where the browser makes no click of it, and once for each press [STORE-021]', async () => {
    const { element, gone } = mount('<span role="button" tabindex="0" data-donate-page-id="d1">Doar</span>');
    const control = element.querySelector('span') as Element;
    expect(fireEvent.keyDown(control, { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(control, { key: 'Enter', repeat: true })).toBe(false);
    await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
  });

  it('opens nothing without an id, and tells developers [STORE-020]', () => {
    const { element, gone, warn } = mount('<button type="button">Doar</button>');
    fireEvent.click(element.querySelector('button') as Element);
    expect(gone).not.toHaveBeenCalled();
    const control = element.querySelector('button');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('data-donate-page-id is missing'), control);
  });

  it('leaves a click with a modifier key on a link to the browser', () => {
    const { element } = mount(LINK, { id: 'd1' });
    expect(fireEvent.click(element.querySelector('a') as Element, { ctrlKey: true })).toBe(true);
  });

  it.each([
    ['a button', '<button type="button">Doar</button>', 'button', ' '],
    ['a link', '<a href="/checkout/donate?donatePageId=d1">Doar</a>', 'a', ' '],
    ['what has the role of one', '<span role="button" tabindex="0">Doar</span>', 'span', 'Enter'],
  ])(
    'may be the block itself, in which nothing is drawn: %s [STORE-020, STORE-021, STORE-022]',
    async (_, html, on, key) => {
      const { element, gone, view } = mount(html, { id: 'd1', on });
      expect(view.container.innerHTML).toBe('<slot></slot>');
      expect(fireEvent.click(element)).toBe(false);
      await vi.waitFor(() => expect(gone.mock.calls).toEqual([['d1']]));
      if (on === 'button') return;
      expect(fireEvent.keyDown(element, { key })).toBe(false);
      await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(2));
    },
  );

  it.each([
    ['a link', '<a data-block="donation" href="https://doar.example/">Doar</a>', 'a'],
    [
      'a button of a form',
      '<form method="post" action="/doar"><button data-block="donation">Doar</button></form>',
      'button',
    ],
  ])('that is the block itself and leads elsewhere is left to the browser: %s', (_, html, on) => {
    const { element, gone } = mount(html, { id: 'd1', on });
    let isLeft = false;
    const submitted = (event: Event): void => {
      isLeft ||= !event.defaultPrevented;
      event.preventDefault();
    };
    for (const type of ['submit', 'click']) addEventListener(type, submitted, { once: true });
    fireEvent.click(element);
    expect(isLeft).toBe(true);
    expect(gone).not.toHaveBeenCalled();
  });

  it('is shown by the block where the page has none', async () => {
    const { gone, view } = mount('<p>Texto</p>', { id: 'd1' });
    fireEvent.click(view.getByRole('button', { name: 'Doar' }));
    await vi.waitFor(() => expect(gone).toHaveBeenCalledWith('d1'));
  });

  it('performs a click that was made before it was ready', async () => {
    const { gone } = mount(LINK, { id: 'd1', heldOn: 'a' });
    await vi.waitFor(() => expect(gone).toHaveBeenCalledWith('d1'));
  });
});

it('is read of published markup that has a button, and of no other', () => {
  const element = document.createElement('div');
  expect(readPublished(element)).toBeNull();
  element.innerHTML = '<a class="sqs-donate-button" href="/donate">Donate</a>';
  expect(readPublished(element)?.content.controls).toHaveLength(1);
});

it('tells a visitor that the donate page could not be opened', async () => {
  const element = document.createElement('div');
  const { data } = parse(donation.data, { attribute: () => 'd1' });
  const handle = fakeHandle({ element, run: (fn) => void Promise.resolve(fn()).catch(() => {}) as never });
  const view = render(<View data={data} content={{ controls: [], ways: [], isControl: false }} handle={handle} />);
  fireEvent.click(view.getByRole('button'));
  expect((await view.findByRole('alert')).textContent).toBe(
    'Não foi possível abrir a finalização de compra. Tente novamente.',
  );
});
