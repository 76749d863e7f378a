import { expect, it } from 'vitest';
import { openStore } from '../../../../demo/server/data/open-store.ts';
import { AGENDA_COLLECTION, events } from '../../../../demo/site/content/events.ts';

it('keeps the agenda by collection: each month has what happens in part of it, in order of time', async () => {
  const { agenda, reset, close } = await openStore(':memory:', Date.now);
  const inMonth = (month: string): string[] => agenda.inMonth(AGENDA_COLLECTION, month).map(({ slug }) => slug);
  expect(inMonth('2026-12')).toEqual(['torno-para-quem-nunca-pos-a-mao', 'feira-da-praca-de-tiradentes']);
  expect(inMonth('2020-01')).toEqual([]);
  expect(agenda.inMonth('outra', '2026-12')).toEqual([]);
  expect([agenda.pathOf(AGENDA_COLLECTION), agenda.pathOf('outra')]).toEqual(['/atelie/agenda', null]);
  // The content is the same after a second seeding.
  reset();
  expect(agenda.of(AGENDA_COLLECTION).map(({ title }) => title)).toEqual(events.map(({ title }) => title));
  close();
});
