import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONTACT, stageForm } from './form-stage.tsx';

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
