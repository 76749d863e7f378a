import { expect, it } from 'vitest';
import { submitNatively } from '../../../../../../src/widgets/_shared/form/engine/submit-natively.ts';

it('what the browser finds wrong with a part is said of its field, and names the part', () => {
  document.body.innerHTML = `<div><form action="/form/x"><input name="nome.First" value="Ana" required><input name="nome.Last" required>
<input name="nome.Middle" required><input name="outro" required><input name="certo" value="x" required></form></div>`;
  const handle = { element: document.querySelector('div') };
  const own = document.querySelector('form');
  const fields = [
    { id: '', type: 'section' },
    { id: 'nome', type: 'name' },
  ];
  const attempt = { own, form: document.createElement('form'), controls: new Map(), chosen: null, submitter: null };
  const found = submitNatively(
    { ...attempt, fields, handle, data: { validate: true } } as unknown as Parameters<typeof submitNatively>[0],
    [],
  );
  expect([...(found?.fields ?? [])].map(([id, { controls }]) => [id, controls])).toEqual([
    ['nome', ['nome.Last']],
    ['outro', ['outro']],
  ]);
});
