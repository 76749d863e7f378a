// The words of a post that only the embedded markup has: the sanitiser cleans them where somebody sees them.
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { embed } from '../../../../src/widgets/embed/block.ts';
import { readEmbed } from '../../../../src/widgets/embed/content.ts';
import { View } from '../../../../src/widgets/embed/view.tsx';
import { pageStore } from '../../../fake-page.ts';
import { mountBlock } from '../../mount-block.tsx';

const sanitise = vi.hoisted(() => vi.fn((html: string) => html.replace(/<script.*/, '')));
vi.mock('../../../../src/runtime/page/sanitise.ts', () => ({ sanitise }));

const POST =
  '<blockquote cite="https://rede.exemplo/1"><p>Abrimos o forno.</p></blockquote><script async src="https://rede.exemplo/embed.js"></script>';

beforeEach(() => void sanitise.mockClear());

function mount(isAllowed: boolean, html = POST, attributes: Record<string, string> = {}) {
  const store = pageStore();
  const allow = (marketing: boolean): void =>
    store.setState(({ consent }) => ({
      consent: { ...consent, decided: true, purposes: { ...consent.purposes, marketing } },
    }));
  allow(isAllowed);
  const { container } = mountBlock(embed, readEmbed, View, '', {
    attributes: { 'data-html': html, ...attributes },
    store,
  });
  return { allow, container };
}

/** Until a module that was asked for has come. */
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 50))));

it('are not cleaned where the script shows the post from the start, until the page is printed', async () => {
  const { container } = mount(true);
  await settle();
  expect(container.querySelector('iframe')).not.toBeNull();
  expect(sanitise).not.toHaveBeenCalled();
  const plain = container.querySelector('.paper');
  expect(plain?.textContent, 'a first print does not wait for the sanitiser').toBe(
    'Abrimos o forno. https://rede.exemplo/1',
  );
  act(() => void dispatchEvent(new Event('beforeprint')));
  const words = await screen.findByText('Abrimos o forno.');
  expect(words.closest('.paper')).toBe(plain);
});

it('are those of its name and its address on paper where the markup is a script alone', async () => {
  const { container } = mount(
    true,
    '<div id="w"></div><style>p{}</style><script src="https://rede.exemplo/w.js"></script>',
    {
      'data-title': 'Agenda do ateliê',
      'data-url': 'https://rede.exemplo/agenda',
    },
  );
  expect(container.querySelector('.paper')?.textContent).toBe('Agenda do ateliê https://rede.exemplo/agenda');
  act(() => void dispatchEvent(new Event('beforeprint')));
  await settle();
  expect(container.querySelector('.paper')?.textContent).toBe('Agenda do ateliê https://rede.exemplo/agenda');
});

it('are those of its name and its address on paper where a page has nothing in the place of an iframe', () => {
  const { container } = mount(true, '<iframe src="https://rede.exemplo/v" title="Um filme"></iframe>');
  expect(container.querySelector('.paper')?.textContent).toBe('Um filme https://rede.exemplo/v');
});

it('are cleaned once the post goes from the screen, as its purpose does', async () => {
  const { allow } = mount(true);
  act(() => allow(false));
  const words = await screen.findByText('Abrimos o forno.');
  expect(words.closest('.paper')).toBeNull();
});

it('stay for paper where they were on the screen', async () => {
  const { allow } = mount(false);
  await screen.findByText('Abrimos o forno.');
  act(() => allow(true));
  expect(screen.getByText('Abrimos o forno.').closest('.paper')).not.toBeNull();
  expect(sanitise).toHaveBeenCalledOnce();
});
