import { afterAll, describe, expect, it } from 'vitest';
import { prepareFields } from '../../../../src/widgets/_shared/form/engine/prepare-fields.ts';

const waiting: Promise<unknown>[] = [];
// What was asked for has to come while there is still a page for it.
afterAll(() => Promise.all(waiting));

function asks(html: string): boolean {
  document.body.innerHTML = html;
  const [host] = document.body.children;
  if (!host) throw new Error('no host');
  const before = document.body.innerHTML;
  const asked = prepareFields(host);
  if (asked) waiting.push(asked);
  expect(document.body.innerHTML, 'it writes nothing').toBe(before);
  return asked !== undefined;
}

describe('the rare types of field are asked for', () => {
  it.each([
    `<div data-block-json='{"formFields":[{"id":"a","type":"likert"}]}'></div>`,
    `<div data-form-fields='[{"id":"a","type":"Address"}]'></div>`,
    '<div><script type="application/json" data-block-json>{"formFields":[{"id":"a","type":"date"}]}</script></div>',
    '<div><script class="sqs-form-block-context">{"formFields":[{"id":"a","type":"phone"}]}</script></div>',
    '<div><form><fieldset data-form-field="likert"><input type="radio" name="a.um"></fieldset></form></div>',
    '<div><form><input name="entrega.City"></form></div>',
    '<div><form><input name="cpf" data-form-field="cpf"></form></div>',
    `<div data-form-fields='[{"id":"a","type":"phone-br"}]'></div>`,
    '<div><form><select name="hora.Ampm"></select></form></div>',
    '<div><form><div class="form-item fields time required"></div></form></div>',
  ])('by %s', (html) => expect(asks(html)).toBe(true));

  it.each([
    '<div><form><input name="nome.First"><input name="nome.Last"><input type="date" name="dia"><input type="time" name="City"></form></div>',
    `<div data-form-fields='[{"id":"date","type":"text"},{"id":"n","type":"name","title":"phone"}]'></div>`
      .replace('"date"', '"dia"')
      .replace('"phone"', '"Seu phone"'),
    '<div><form><fieldset data-form-field="name"><input name="a.First"></fieldset></form></div>',
    '<div><form><div class="form-item field textarea"></div></form></div>',
    '<div></div>',
  ])('not by %s', (html) => expect(asks(html)).toBe(false));
});
