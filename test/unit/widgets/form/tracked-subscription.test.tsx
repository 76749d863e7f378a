import { describe, expect, it } from 'vitest';
import { deferred } from '../../../deferred.ts';
import { CONTACT, stageForm } from './form-stage.tsx';

const filled = { ...CONTACT, validate: false };

describe('an accepted newsletter form', () => {
  it('is tracked as a subscription before its events, and waits for nothing of that [NEWS-003] [TRACK-009]', async () => {
    const { send, told, host } = stageForm({ data: { ...filled, newsletter: true } });
    host.service = () => Promise.resolve(((formId: string) => void told.push(['tracked', formId])) as never);
    await send();
    expect(told.slice(1)).toEqual([
      ['tracked', 'contato'],
      ['newsletter-subscribe', { formId: 'contato' }],
      ['form-success', { formId: 'contato' }],
    ]);
  });

  it('waits for no code of the tracking, which tracks once it comes [TRACK-009]', async () => {
    const { promise: code, resolve: arrive } = deferred<never>();
    const { send, told, host, settle } = stageForm({ data: { ...filled, newsletter: true } });
    host.service = () => code;
    await send();
    expect(told.map(([name]) => name)).toEqual(['form-submit', 'newsletter-subscribe', 'form-success']);
    arrive((() => void told.push(['tracked', null])) as never);
    await settle();
    expect(told.at(-1)).toEqual(['tracked', null]);
  });
});
