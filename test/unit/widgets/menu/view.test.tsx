import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { menu } from '../../../../src/widgets/menu/block.ts';
import { readMenu } from '../../../../src/widgets/menu/content.ts';
import readPublished from '../../../../src/widgets/menu/published.ts';
import { View } from '../../../../src/widgets/menu/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const SECTIONS = '<section><h3>Um</h3><p>a</p></section><section><h3>Dois</h3><p>b</p></section>';

const labels = (content: { tabs: readonly { label: string }[] }): string[] => content.tabs.map(({ label }) => label);

function element(html: string): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = html;
  return made;
}

function mount(html = SECTIONS) {
  const source = element(html);
  const { data } = parse(menu.data, { attribute: () => null });
  return render(<View data={data} content={readMenu(source).content} handle={fakeHandle({ element: source })} />);
}

it.each([
  ['sections', SECTIONS],
  ['headings', '<h3>Um</h3><p>a</p><p>a</p><h3>Dois</h3><p>b</p>'],
  [
    'links',
    '<ul><li><a href="#x">Um</a></li><li><a href="#y">Dois</a></li></ul><div id="x">a</div><div id="y">b</div>',
  ],
])('reads tabs from %s [MENU-001]', (_, html) => {
  expect(labels(readMenu(element(html)).content)).toEqual(['Um', 'Dois']);
});

it('reads a published menu: its labels and menus, and leaves one without labels as it is [MENU-001]', () => {
  const two = readPublished(
    element(
      '<div class="menu-selector"><label class="menu-select-labels">Um</label><label class="menu-select-labels menu-select-labels--active">Dois</label></div><div class="menus"><div class="menu">a</div><div class="menu">b</div></div>',
    ),
  );
  expect(two && [labels(two.content), two.content.selected]).toEqual([['Um', 'Dois'], 1]);
  const one =
    '<div class="menu-section"><div class="menu-section-title">Massas</div></div><div class="menu-section"><div class="menu-section-title">Doces</div></div>';
  expect(readPublished(element(`<div class="menus"><div class="menu">${one}</div></div>`))).toBeUndefined();
  expect(readPublished(element('<p>nada</p>'))).toBeNull();
});

it('selects exactly one tab, at first the first [MENU-002] [MENU-007]', () => {
  mount();
  const selected = (): (string | null)[] => screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'));
  expect(selected()).toEqual(['true', 'false']);
  fireEvent.click(screen.getByRole('tab', { name: 'Dois' }));
  expect(selected()).toEqual(['false', 'true']);
});

it('shows the page’s own markup where it finds no tabs', () => {
  expect(mount('<p>nada</p>').container.querySelector('slot:not([name])')).not.toBeNull();
});
