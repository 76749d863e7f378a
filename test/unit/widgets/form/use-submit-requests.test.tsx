import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONTACT, stageForm } from './form-stage.tsx';

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
