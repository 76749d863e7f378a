import { describe, expect, it } from 'vitest';
import { started } from './started.ts';
import { controlOf, Visitor } from './visitor.ts';

const DAY = 24 * 3_600_000;

const addressOf = (visitor: Visitor, more: Record<string, string> = {}): string =>
  `/api/form/UploadFile?${new URLSearchParams({
    crumb: visitor.crumb,
    formId: 'reparo',
    fieldId: 'fotos',
    name: 'a.pdf',
    key: 'k'.repeat(16),
    ...more,
  })}`;

async function upload(
  visitor: Visitor,
  more: Record<string, string> = {},
  body = '%PDF-1.7',
): Promise<[number, string]> {
  const headers = { 'x-csrf-token': visitor.crumb, 'content-type': 'application/octet-stream' };
  const answer = await visitor.fetch(addressOf(visitor, more), { method: 'POST', headers, body });
  const { id = '' } = await answer.json();
  return [answer.status, id];
}

const REPAIR = { nome: 'Ana', email: 'ana@exemplo.com', dano: 'Lascou' };

describe('a file of a form', () => {
  it('is kept once for a key, and belongs to the form that names it', async () => {
    let now = Date.now();
    const { url } = await started({ now: () => now });
    const visitor = await new Visitor(url).arrive();
    const [status, id] = await upload(visitor);
    expect(status).toBe(200);
    expect(await upload(visitor)).toEqual([200, id]);
    expect((await upload(visitor, {}, '%PDF-2'))[0]).toBe(400);
    const [, late] = await upload(visitor, { key: 'l'.repeat(16) });
    const stranger = await new Visitor(url).arrive();
    const fotos = [{ id, name: 'a.pdf' }];
    const save = async (who: Visitor): Promise<number> =>
      (await who.save(await who.key(), { ...REPAIR, fotos }, { formId: 'reparo' })).status;
    expect([await save(stranger), await save(visitor), await save(visitor)]).toEqual([400, 200, 400]);
    expect(await controlOf(url, '/__uploads')).toMatchObject({
      uploads: [
        { id, submission: 1 },
        { id: late, submission: null },
      ],
    });
    // The next file takes those away that have waited for a day.
    now += DAY;
    await visitor.arrive();
    await upload(visitor, { key: 'm'.repeat(16) });
    expect(await controlOf(url, '/__uploads')).toMatchObject({ count: 2, uploads: [{ id }, { submission: null }] });
  });

  it.each([
    ['of another type', { name: 'a.txt' }, 'text', 415],
    ['that is not what its name says', { name: 'a.png' }, '<svg>', 415],
    ['without a name', { name: '..' }, 'x', 400],
    ['without content', {}, '', 400],
    ['as large as it may be', {}, `%PDF-${'x'.repeat(5_242_880 - 5)}`, 200],
    ['that is too large', {}, `%PDF-${'x'.repeat(5_242_880 - 4)}`, 413],
    ['of no field', { fieldId: 'nome' }, '%PDF-', 404],
    ['without a key', { key: '' }, '%PDF-', 400],
  ])('%s is answered as it should be', async (_what, more, body, status) => {
    const { url } = await started();
    const visitor = await new Visitor(url).arrive();
    expect((await upload(visitor, more, body))[0]).toBe(status);
    expect(await controlOf(url, '/__uploads')).toMatchObject({ count: status === 200 ? 1 : 0 });
  });

  it('is one of as many as the field may have', async () => {
    const { url } = await started();
    const visitor = await new Visitor(url).arrive();
    const fotos = [];
    for (const letter of 'abcd') {
      const [, id] = await upload(visitor, { key: letter.repeat(16) });
      fotos.push({ id, name: 'a.pdf' });
    }
    const save = async (list: object[]): Promise<number> =>
      (await visitor.save(await visitor.key(), { ...REPAIR, fotos: list }, { formId: 'reparo' })).status;
    expect([await save(fotos), await save(fotos.slice(1))]).toEqual([400, 200]);
  });
});
