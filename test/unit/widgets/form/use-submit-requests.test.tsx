import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CONTACT, gate, stageForm } from './form-stage.tsx';

await import('../../../../src/widgets/_shared/form/engine/submit-to-own.ts');

describe('a press on the button that submits nothing', () => {
  const BLOCKED = 'Este formulário não pode ser enviado daqui. Abra a página em uma nova aba e tente novamente.';
  /** A page whose own listener stops the events of a type before they arrive. */
  async function pressOn(type: string, how: (event: Event) => void) {
    const stage = stageForm({ data: CONTACT });
    stage.type('nome', 'Ana');
    const listen = new AbortController();
    document.addEventListener(type, how, { capture: true, signal: listen.signal });
    fireEvent.click(stage.$('.button'));
    await stage.settle();
    listen.abort();
    return stage;
  }

  it('says so, keeps what was typed, and can be tried again, faults F-035 F-041', async () => {
    const { summary, calls, named, $, send } = await pressOn('submit', (event) => event.stopImmediatePropagation());
    expect(summary()).toEqual([BLOCKED]);
    expect(document.activeElement).toBe($('.summary'));
    expect([calls.length, named('nome').value]).toEqual([0, 'Ana']);
    await send();
    expect(calls).toHaveLength(2);
  });

  it('says nothing where a page took the press for itself, or where it is sent', async () => {
    const prevented = await pressOn('click', (event) => event.preventDefault());
    expect([prevented.summary(), prevented.calls.length]).toEqual([[], 0]);
    prevented.unmount();
    const { all, calls } = await pressOn('click', () => {});
    expect([all('.summary').length, calls.length]).toEqual([0, 2]);
  });
});

describe('a page that sends the form itself', () => {
  const html = `<form method="post" action="/enviar"><label>Nome <input name="nome" value="Ana"></label>
    <button>Enviar</button></form>`;

  /** How often the page has been asked, where the block's timers end only when the test says so. */
  function ask(event: 'submit' | 'click' | 'form-submit', disables = false) {
    const stage = stageForm({ html, marked: true, prevented: event === 'form-submit' ? [event] : [] });
    const ends: (() => void)[] = [];
    stage.host.after = (_ms, end) => {
      ends.push(end);
      return () => {};
    };
    const button = stage.element.querySelector('button') as HTMLButtonElement;
    let times = 0;
    stage.element.querySelector('form')?.addEventListener(event, (asked) => {
      asked.preventDefault();
      times += 1;
      button.disabled = disables;
    });
    return {
      ...stage,
      button,
      times: () => (event === 'form-submit' ? stage.told.filter(([name]) => name === event).length : times),
      /** The files that send it are there, and are fetched in more than one turn. */
      async press() {
        await stage.send();
        for (let turn = 0; turn < 5; turn += 1) await stage.settle();
      },
      async endTimers() {
        for (const end of ends.splice(0)) end();
        await stage.settle();
      },
    };
  }

  it.each(['submit', 'form-submit'] as const)('is asked once for a double click, by %s', async (event) => {
    const { press, times, endTimers } = ask(event);
    await press();
    await press();
    expect(times()).toBe(1);
    await endTimers();
    await press();
    expect(times()).toBe(2);
  });

  it.each(['at once', 'in a moment'])('may send it itself %s, by a script that the press has started', async (when) => {
    const { press, element, told } = ask('submit');
    const form = element.querySelector('form') as HTMLFormElement;
    const asked = vi.fn();
    const moment = gate();
    let isReady = false;
    form.addEventListener('submit', async (event) => {
      asked();
      if (isReady) return;
      event.preventDefault();
      isReady = true;
      if (when === 'at once') await null;
      else await moment.opened;
      form.requestSubmit();
    });
    await press();
    moment.open();
    await press();
    expect([asked.mock.calls.length, told.filter(([name]) => name === 'form-submit').length]).toEqual([2, 2]);
  });

  it('may send it itself where a listener of `vitrine:form-submit` has prevented the press', async () => {
    const { press, element, host, told, endTimers } = ask('form-submit');
    const form = element.querySelector('form') as HTMLFormElement;
    const submitted = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', submitted);
    const { emit } = host;
    host.emit = (name, detail) => {
      const isFirst = !told.length;
      emit(name, detail);
      if (isFirst) Promise.resolve().then(() => form.requestSubmit());
      return !isFirst;
    };
    await press();
    await press();
    expect([told.length, submitted.mock.calls.length]).toEqual([2, 1]);
    await endTimers();
  });

  it('is asked once for a double click on a button outside of the form', async () => {
    const { element, settle, times } = ask('submit');
    const outer = document.createElement('button');
    const form = element.querySelector('form') as HTMLFormElement;
    form.id = 'outer-form';
    outer.setAttribute('form', form.id);
    document.body.append(outer);
    for (let half = 0; half < 2; half += 1) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      Object.defineProperty(click, 'isTrusted', { value: true });
      act(() => void outer.dispatchEvent(click));
      for (let turn = 0; turn < 6; turn += 1) await settle();
    }
    outer.remove();
    expect(times()).toBe(1);
  });

  it('can be sent again to another window, though a script disables its button', async () => {
    const stage = stageForm({ html: html.replace('<form', '<form target="_blank"'), marked: true });
    const ends: (() => void)[] = [];
    stage.host.after = (_ms, end) => {
      ends.push(end);
      return () => {};
    };
    const button = stage.element.querySelector('button') as HTMLButtonElement;
    const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {
      button.disabled = true;
    });
    for (const times of [1, 2]) {
      fireEvent.click(stage.$('.button'));
      for (let turn = 0; turn < 6; turn += 1) await stage.settle();
      expect(sent).toHaveBeenCalledTimes(times);
      act(() => {
        for (const end of ends.splice(0)) end();
      });
      await stage.settle();
    }
  });

  it.each(['submit', 'click'] as const)('is not asked while it has disabled its button, by %s', async (event) => {
    const { press, times, endTimers, button, told } = ask(event, true);
    await press();
    await endTimers();
    await press();
    await endTimers();
    expect(times()).toBe(1);
    button.disabled = false;
    await press();
    expect(times()).toBe(2);
    expect(told.filter(([name]) => name === 'form-submit')).toHaveLength(event === 'submit' ? 2 : 0);
  });
});
