import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CaptchaRequest } from '../../../../src/runtime/services/captcha/service.ts';
import { refusal, SAVE, stageForm } from './form-stage.tsx';

const html =
  '<form data-form-id="f"><input name="a" value="x"><div data-form-captcha></div><button>Enviar</button></form>';
const MISSING = 'Complete o CAPTCHA antes de enviar.';

function staged(options: Parameters<typeof stageForm>[0] = {}) {
  const stage = stageForm({ html, ...options });
  const place = stage.element.querySelector('[data-form-captcha]') as HTMLElement;
  const resets: Event[] = [];
  place.addEventListener('vitrine:captcha-reset', (event) => resets.push(event));
  const solve = (token: string) =>
    act(() => void place.dispatchEvent(new CustomEvent('vitrine:captcha-solved', { detail: { token } })));
  return { ...stage, resets, solve, button: () => stage.$<HTMLButtonElement>('.button') };
}

describe('a captcha', () => {
  it('has to be completed: nothing is sent without it, nothing is locked [FORM-046] [FORM-065] [FORM-069]', async () => {
    const { send, summary, calls, button } = staged();
    await send();
    expect(summary()).toEqual([MISSING]);
    expect(calls).toEqual([]);
    expect(button().disabled).toBe(false);
  });

  it('is asked for after the fields, and also where those are not checked [FORM-046] [FORM-043]', async () => {
    const empty = html.replace('value="x"', 'required');
    const first = staged({ html: empty });
    await first.send();
    expect(first.summary()).toEqual(['Um ou mais campos são inválidos; verifique as entradas.']);
    first.unmount();
    const second = staged({ html: empty, data: { validate: false } });
    await second.send();
    expect(second.summary()).toEqual([MISSING]);
  });

  it('sends its proof, and a form without one sends none [FORM-053]', async () => {
    const { send, solve, saved, unmount } = staged();
    solve('prova');
    await send();
    expect(saved()[0]).toMatchObject({ captchaKey: 'prova' });
    unmount();
    const without = stageForm({ html: html.replace('<div data-form-captcha></div>', '') });
    await without.send();
    expect(without.saved()[0]).not.toHaveProperty('captchaKey');
  });

  it('is reset by a failure, and holds the button until it is completed again [FORM-030] [FORM-031]', async () => {
    const { send, solve, resets, button, saved } = staged({
      answer: ({ path }) => {
        if (path === SAVE) throw refusal(500);
        return undefined;
      },
    });
    solve('prova');
    await send();
    expect(resets).toHaveLength(1);
    expect(button().disabled).toBe(true);
    solve('outra');
    expect(button().disabled).toBe(false);
    await send();
    expect(saved().map(({ captchaKey }) => captchaKey)).toEqual(['prova', 'outra']);
  });

  it('that is not there holds no button after a failure [FORM-031]', async () => {
    const { send, $ } = stageForm({
      html: html.replace('<div data-form-captcha></div>', ''),
      answer: ({ path }) => {
        if (path === SAVE) throw refusal(500);
        return undefined;
      },
    });
    await send();
    expect($<HTMLButtonElement>('.button').disabled).toBe(false);
  });

  it('keeps the focus while another attempt loads: on the button, then on the captcha', async () => {
    const { $, all, host, element, settle } = stageForm({ html, data: { captchaVendor: 'hcaptcha' } });
    const requests: CaptchaRequest[] = [];
    host.service = (async () => ({
      render: async (_: Element, request: CaptchaRequest) => void requests.push(request),
      remove: () => {},
    })) as never;
    const tell = (state: Parameters<CaptchaRequest['tell']>[0]): void => act(() => requests.at(-1)?.tell(state));
    fireEvent.focusIn($('[name=a]'));
    await settle();
    tell('loading');
    expect(all('.captcha-button')).toEqual([]);
    tell('failed');
    const button = $<HTMLButtonElement>('.captcha-button');
    button.focus();
    fireEvent.click(button);
    await settle();
    tell('loading');
    expect([button.isConnected, button.textContent, button.matches(':focus')]).toEqual([true, 'Carregando…', true]);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    await settle();
    expect(requests).toHaveLength(2);
    tell('ready');
    expect(all('.captcha-button')).toEqual([]);
    expect(element.querySelector('[data-form-captcha]')?.matches(':focus')).toBe(true);
  });
});
