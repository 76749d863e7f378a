import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CONTACT, gate, KEY, refusal, SAVE, stageForm } from './form-stage.tsx';

describe('a form that is filled in', () => {
  it('asks for a key, then saves what was filled in with the ids of the form [FORM-001] [FORM-002] [FORM-051] [FORM-052] [FORM-055]', async () => {
    const { type, send, calls, saved, sentForm, $ } = stageForm({ data: CONTACT });
    type('nome', 'Ana');
    type('email', 'ana@exemplo.com');
    type('texto', 'Olá');
    await send();
    expect(calls.map(({ method, path, body }) => [method, path, body !== undefined])).toEqual([
      ['POST', KEY, false],
      ['POST', SAVE, true],
    ]);
    expect(saved()[0]).toMatchObject({
      key: 'chave-1',
      formId: 'contato',
      collectionId: 'col-1',
      objectName: 'page-1',
      isOverlayForm: false,
      submitButtonText: 'Mandar',
    });
    expect(sentForm()).toEqual({ nome: 'Ana', email: 'ana@exemplo.com', texto: 'Olá' });
    expect($('.result').textContent).toBe('Obrigado! Recebemos a sua mensagem.');
  });

  it('takes the key out of the answer or out of its data, and a new one each time [FORM-051] [FORM-054]', async () => {
    let at = 0;
    const { type, send, saved } = stageForm({
      data: CONTACT,
      answer: ({ path }) => {
        if (path === SAVE) throw refusal(500);
        at += 1;
        return at === 1 ? { key: 'k1' } : { data: { key: 'k2' } };
      },
    });
    type('nome', 'Ana');
    await send();
    await send();
    expect(saved().map(({ key }) => key)).toEqual(['k1', 'k2']);
  });

  it('sends what the page says of itself beside it [FORM-052]', async () => {
    const site = {
      website: { id: 'w1' },
      templateId: 't1',
      item: { id: 'i1', recordType: 12 },
      collection: { id: 'c9' },
    };
    const { type, send, saved } = stageForm({ data: CONTACT, site });
    type('nome', 'Ana');
    await send();
    expect(saved()[0]).toMatchObject({
      websiteId: 'w1',
      templateId: 't1',
      itemId: 'i1',
      recordType: 12,
      collectionId: 'col-1',
    });
    for (const name of ['userAgent', 'clientDate', 'url', 'title', 'queryString', 'referrer', 'localStorageSupported'])
      expect(saved()[0], name).toHaveProperty(name);
  });

  it('belongs to the collection of the page where it names none, and to none where the page has none [FORM-001]', async () => {
    for (const [site, expected] of [
      [{ collection: { id: 'c9' } }, 'c9'],
      [{}, ''],
    ] as const) {
      const { send, saved, unmount } = stageForm({ data: { ...CONTACT, collectionId: '', validate: false }, site });
      await send();
      expect(saved()[0]).toMatchObject({ collectionId: expected });
      unmount();
    }
  });

  it('says the words of its button, not those it has while sending [FORM-003]', async () => {
    const wait = gate();
    const { type, send, settle, saved, $ } = stageForm({
      data: CONTACT,
      answer: ({ path }) => (path === KEY ? wait.opened.then(() => ({ key: 'k' })) : {}),
    });
    type('nome', 'Ana');
    await send();
    expect($('button').textContent).toBe('Enviando…');
    wait.open();
    await settle();
    expect(saved()[0]).toMatchObject({ submitButtonText: 'Mandar' });
  });

  it('asks for its calls with credentials on the site itself, never twice, and shows their errors itself [FORM-071] [FORM-073]', async () => {
    const { type, send, calls } = stageForm({ data: CONTACT });
    type('nome', 'Ana');
    await send();
    for (const call of calls) expect(call).toMatchObject({ secure: true, quiet: true, retries: 0 });
  });

  it('says whether it stands in the popup overlay [FORM-004]', async () => {
    const overlay = document.createElement('div');
    overlay.dataset.block = 'popup';
    document.body.append(overlay);
    const { element, type, send, saved } = stageForm({ data: CONTACT });
    overlay.append(element);
    type('nome', 'Ana');
    await send();
    expect(saved()[0]).toMatchObject({ isOverlayForm: true });
  });
});

describe('while it is sent', () => {
  async function underWay() {
    const wait = gate();
    const stage = stageForm({
      data: { ...CONTACT, formFields: [...CONTACT.formFields, { id: 'r', type: 'radio', options: ['a'] }] },
      answer: ({ path }) => (path === KEY ? wait.opened.then(() => ({ key: 'k' })) : {}),
    });
    stage.type('nome', 'Ana');
    await stage.send();
    return { ...stage, wait };
  }

  it('everything is locked and says so [FORM-021] [FORM-022]', async () => {
    const { $, all, wait, settle } = await underWay();
    expect($('form').getAttribute('aria-busy')).toBe('true');
    for (const control of all('input,textarea,button'))
      expect(control.matches('fieldset:disabled *'), control.outerHTML).toBe(true);
    expect($('button').textContent).toBe('Enviando…');
    expect($('form > [role=status]').textContent).toBe('Enviando…');
    wait.open();
    await settle();
  });

  it('every further submit is ignored [FORM-023]', async () => {
    const { $, wait, settle, saved, calls, send } = await underWay();
    await send();
    fireEvent.submit($('form'));
    expect(calls).toHaveLength(1);
    wait.open();
    await settle();
    expect(saved()).toHaveLength(1);
  });

  it('a form that is taken away drops the result', async () => {
    const { unmount, wait, settle, told, navigate } = await underWay();
    unmount();
    wait.open();
    await settle();
    expect(told.map(([name]) => name)).toEqual(['form-submit']);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('a page that comes out of the memory of the browser has its form open again, with the words it had', async () => {
    const { $, wait, settle } = await underWay();
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect($('button').textContent).toBe('Mandar');
    expect($<HTMLFieldSetElement>('.lock').disabled).toBe(false);
    wait.open();
    await settle();
  });
});

it('several submits in one go are one submission', async () => {
  const { $, settle, type, calls } = stageForm({ data: CONTACT });
  type('nome', 'Ana');
  for (let press = 0; press < 10; press += 1) fireEvent.submit($('form'));
  await settle();
  expect(calls).toHaveLength(2);
});

it('a form whose call layer never comes is back in 5 s, with what was typed, and can be sent again [FORM-029] [FORM-058] [FORM-072]', async () => {
  vi.useFakeTimers();
  try {
    const { $, host, named, type, summary, saved } = stageForm({ data: CONTACT });
    const { request } = host;
    host.request = () => new Promise(() => {});
    type('nome', 'Ana');
    fireEvent.submit($('form'));
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect($('button').textContent).toBe('Enviando…');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect($('button').textContent).toBe('Mandar');
    expect(summary()).toEqual([
      'Não foi possível obter uma chave para o envio de formulários; tente novamente mais tarde.',
    ]);
    expect(named('nome').value).toBe('Ana');
    host.request = request;
    fireEvent.submit($('form'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(saved()).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

it('a press that came before it stood sends it', async () => {
  const html = '<form><button>Enviar</button></form>';
  const { settle, saved } = stageForm({ data: { ...CONTACT, validate: false }, html, early: 'button' });
  await settle();
  expect(saved()).toHaveLength(1);
});

it.each([
  ['that sends nothing', '<form><button>Enviar</button><button type="button" id="hit">Mais</button></form>'],
  ['of another form', '<form><button>Enviar</button></form><form><button id="hit">Buscar</button></form>'],
  ['that only looks like one', '<form><button>Enviar</button><b role="button" id="hit">Mais</b></form>'],
])('a press on a button %s does not send it', async (_, html) => {
  const { settle, saved } = stageForm({ data: { ...CONTACT, validate: false }, html, early: '#hit' });
  await settle();
  expect(saved()).toEqual([]);
});

it('a page may say no: nothing is sent and nothing is locked', async () => {
  const { type, send, calls, told, $ } = stageForm({ data: CONTACT, prevented: ['form-submit'] });
  type('nome', 'Ana');
  await send();
  expect(calls).toEqual([]);
  expect(told).toEqual([['form-submit', { formId: 'contato', values: { nome: 'Ana', email: '', texto: '' } }]]);
  expect($<HTMLFieldSetElement>('.lock').disabled).toBe(false);
});

it('reads the values before it locks, and nothing typed later is lost or sent', async () => {
  const wait = gate();
  const { type, send, settle, sentForm } = stageForm({
    data: CONTACT,
    answer: ({ path }) => (path === KEY ? wait.opened.then(() => ({ key: 'k' })) : {}),
  });
  type('nome', 'Ana');
  await send();
  type('nome', 'Bia');
  wait.open();
  await settle();
  expect(sentForm()).toMatchObject({ nome: 'Ana' });
  expect(vi.isFakeTimers()).toBe(false);
});
