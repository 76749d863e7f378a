import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CONTACT, gate, stageForm } from './form-stage.tsx';

const filled = { ...CONTACT, validate: false };

describe('a form that was sent, on a page that stays,', () => {
  it('shows its texts where its address is a place on the same page, which does not go away', async () => {
    const { send, navigate, $ } = stageForm({ data: { ...filled, successRedirect: '#obrigado' } });
    await send();
    expect(navigate).toHaveBeenCalledOnce();
    expect($('.result').textContent).toContain('Obrigado');
  });

  it('shows its texts where the page is still here after 10 s: its address was a download', async () => {
    const { send, host, $, settle } = stageForm({ data: { ...filled, successRedirect: '/livro.pdf' } });
    let late = (): void => {};
    host.after = (ms, fn) => {
      if (ms === 10_000) late = fn;
      return () => {};
    };
    await send();
    act(late);
    await settle();
    expect($('.result').textContent).toContain('Obrigado');
  });

  it('is not sent again by a script that asks for it while its texts are prepared', async () => {
    const { send, saved, element, settle } = stageForm({
      data: { ...filled, formSubmissionMessage: { html: '<p>Até já</p>' } },
      html: '<form></form>',
    });
    const sanitised = gate();
    vi.doMock('../../../../src/runtime/page/sanitise.ts', () => sanitised.opened.then(() => ({ sanitise: String })));
    await send();
    expect(saved()).toHaveLength(1);
    fireEvent.submit(element.querySelector('form') as HTMLFormElement);
    await settle();
    expect(saved()).toHaveLength(1);
    await act(async () => sanitised.open());
    vi.doUnmock('../../../../src/runtime/page/sanitise.ts');
  });
});
