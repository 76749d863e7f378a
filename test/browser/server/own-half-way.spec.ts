// Every block that sends something, where the script fails half way: the server gets once what it gets without scripts.
import { expect, test } from '../tools/fixture.ts';
import { runUntil, runUntilSettled, stopClock } from '../tools/page-clock.ts';
import { SUBJECTS, type Subject, type SubjectName, settledOwn } from './own-ends.ts';
import {
  answerAt,
  arrived,
  ENDS,
  type End,
  forget,
  got,
  keepsNoPassword,
  LACKS,
  open,
  pageOf,
  server,
  startServers,
  withoutScripts,
} from './own-matrix.ts';
import { EXPECTED } from './own-site.ts';

startServers();

const ALL = Object.keys(SUBJECTS) as SubjectName[];

/** The form meets every end; each other block the first one and, in turn, one more. */
const endsOf = (at: number): readonly End[] =>
  at === 0 ? ENDS : ENDS.filter((_, row) => row === 0 || row === 1 + ((at - 1) % (ENDS.length - 1)));

for (const [at, name] of ALL.entries())
  for (const end of endsOf(at))
    test(`${name}, where ${end.title}: the same once where the script fails half way`, {
      tag: '@long',
    }, async ({ page: view, browser, allowConsole, consoleLines }) => {
      allowConsole(EXPECTED);
      allowConsole(LACKS);
      const subject: Subject = SUBJECTS[name];
      answerAt(end, subject);
      pageOf(end, subject);
      const entries = await withoutScripts(browser, subject);
      const later = end.platform ? ['calls', ...subject.later.filter((chunk) => chunk === 'sending')] : subject.later;
      for (const chunk of [...subject.whole, ...later])
        await test.step(`without ${chunk}`, async () => {
          const isMounted = later.includes(chunk);
          forget();
          server.missing.clear();
          server.missing.set(chunk, 'absent');
          await open(view);
          await settledOwn(view, isMounted);
          await subject.send(view, isMounted);
          if (isMounted && end.platform && subject.told) {
            await expect(view.getByText(subject.told)).toBeVisible();
            expect(got()).toEqual([]);
            await subject.again(view);
          }
          await arrived(view, end, entries);
          expect(got().map(({ path }) => path)).toEqual(['/enviar']);
          await keepsNoPassword(view, consoleLines);
        });
    });

for (const name of ALL)
  test(`${name}: files that never arrive hold the page's own form up for five seconds at most`, {
    tag: '@long',
  }, async ({ page: view, browser, allowConsole }) => {
    allowConsole(LACKS);
    const subject: Subject = SUBJECTS[name];
    const [end] = ENDS;
    if (!end) throw new Error('no end');
    answerAt(end, subject);
    pageOf(end, subject);
    const entries = await withoutScripts(browser, subject);
    await stopClock(view);
    for (const chunk of [...subject.whole, ...subject.later])
      await test.step(`without ${chunk}`, async () => {
        server.received.length = 0;
        server.missing.clear();
        const isMounted = subject.later.includes(chunk);
        if (!isMounted) server.missing.set(chunk, 'held');
        await open(view);
        if (isMounted) {
          await runUntilSettled(view);
          await settledOwn(view, true);
          server.missing.set(chunk, 'held');
        } else await expect(view.locator('[data-block]')).toHaveAttribute('data-block-state', /^(loading|ready)$/);
        await subject.send(view, isMounted);
        await runUntil(view, async () => view.url().endsWith('/obrigado'), 500);
        expect(got()).toEqual([expect.objectContaining({ path: '/enviar', entries })]);
      });
  });
