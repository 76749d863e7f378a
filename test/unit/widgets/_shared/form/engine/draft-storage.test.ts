// Which of several tabs' drafts the browser keeps. What is kept and what never is, is proved in test/browser/blocks/form/drafts.spec.ts.
import { beforeEach, expect, it, vi } from 'vitest';
import { readDraft, removeDraft, writeDraft } from '../../../../../../src/widgets/_shared/form/engine/draft-storage.ts';

const KEY = 'vitrine:draft:teste';
const NOW = 1_700_000_000_000;
const WEEK = 604_800_000;

const draft = (text: string, time = NOW) => ({ time, lines: [['historia', text]] as const });
const inBrowser = (): string => localStorage.getItem(KEY) ?? '';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});

it('replaces a draft of the browser that is as old, and none that is newer by a millisecond', () => {
  localStorage.setItem(KEY, JSON.stringify(draft('outra')));
  writeDraft(KEY, draft('própria', NOW - 1), true);
  expect(inBrowser()).toContain('outra');
  expect(readDraft(KEY)).toEqual(draft('própria', NOW - 1));
  writeDraft(KEY, draft('própria'), true);
  expect(inBrowser()).toContain('própria');
});

it('removes a draft of the browser that is as old, and none that is newer', () => {
  writeDraft(KEY, draft('outra'), true);
  removeDraft(KEY, NOW - 1);
  expect([sessionStorage.getItem(KEY), inBrowser() !== '']).toEqual([null, true]);
  removeDraft(KEY, NOW);
  expect(inBrowser()).toBe('');
});

it('an emptied form has no draft, and without consent the browser has none, whoever wrote it', () => {
  writeDraft(KEY, draft('outra'), true);
  writeDraft(KEY, { time: NOW, lines: [] }, true);
  expect([sessionStorage.getItem(KEY), inBrowser()]).toEqual([null, '']);
  writeDraft(KEY, draft('outra'), true);
  writeDraft(KEY, draft('própria', NOW - 1), false);
  expect([readDraft(KEY), inBrowser()]).toEqual([draft('própria', NOW - 1), '']);
});

it('forgets a draft of seven days, and keeps one that is a millisecond younger', () => {
  writeDraft(KEY, draft('nova', NOW - WEEK + 1), true);
  expect(readDraft(KEY)?.lines).toEqual([['historia', 'nova']]);
  writeDraft(KEY, draft('velha', NOW - WEEK), false);
  expect(readDraft(KEY)).toBeNull();
  expect(sessionStorage.length + localStorage.length).toBe(0);
});

it.each(['{', '[]', '{"time":"ontem","lines":[]}', '{"time":1,"lines":7}'])('removes what is no draft: %s', (text) => {
  for (const place of [sessionStorage, localStorage]) place.setItem(KEY, text);
  expect(readDraft(KEY)).toBeNull();
  expect(sessionStorage.length + localStorage.length).toBe(0);
});

it('says whether it is kept wherever it should be [ERR-609]', () => {
  expect(writeDraft(KEY, draft('a'), true)).toBe(true);
  const refuses = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const empty = { getItem: () => null, setItem: refuses, removeItem: () => {} };
  vi.stubGlobal('localStorage', empty);
  expect([writeDraft(KEY, draft('a'), true), writeDraft(KEY, draft('a'), false)]).toEqual([false, true]);
  vi.stubGlobal('sessionStorage', empty);
  expect(writeDraft(KEY, draft('a'), false)).toBe(false);
  expect(writeDraft(KEY, { time: NOW, lines: [] }, true), 'nothing is lost').toBe(true);
  vi.unstubAllGlobals();
});
