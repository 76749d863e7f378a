import { expect, it } from 'vitest';
import { readPricingToggle, sidesIn } from '../../../../src/widgets/pricing-toggle/content.ts';

it.each([
  ['<button>Mensal</button><button aria-pressed="true">Anual</button>', ['Mensal', 'Anual'], true],
  ['<p>Leia as <a href="/regras">regras</a>.</p><button>Mês</button> <a role="button">Ano</a>', ['Mês', 'Ano'], false],
  ['<button>Mês</button><a role="button" href="/assinar">Assinar</a><button>Ano</button>', ['Mês', 'Ano'], false],
  ['<a href="?preco=mes">Mês</a> <a href="?preco=ano">Ano</a>', ['', ''], false],
])('takes the place of buttons only: %s', (html, labels, right) => {
  const source = document.createElement('div');
  source.innerHTML = html;
  expect(readPricingToggle(source).content).toEqual({ labels, right });
  expect(sidesIn(source).filter((one) => one.hasAttribute('href'))).toEqual([]);
});
