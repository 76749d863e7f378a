import { dayNumbers } from '../../vocab/rules/calendar/day-key.ts';
import { EVENT_TIME, isDuration, readMoment } from '../../vocab/rules/calendar/read-moment.ts';
import type { Check } from '../check.ts';
import { attributeOf, below } from '../element.ts';
import { quoted } from '../finding.ts';
import { writtenOf } from '../page.ts';
import { isTemplated } from '../templated.ts';

const ATTRIBUTE = 'datetime';

/** Whether a block reads a time; dates of a tour are read without their clock, too. */
const READS: Readonly<Record<string, (text: string) => boolean>> = {
  calendar: (text) => readMoment(text) !== null,
  'event-list': (text) => readMoment(text) !== null,
  'tour-dates': (text) => dayNumbers(text.trim().slice(0, 10)) !== null,
};

/** The times of events in the page's own markup (VT110). */
export const eventTimes: Check = (page, hosts, report) => {
  for (const { element, block, platform } of hosts) {
    const reads = platform ? undefined : READS[block.name];
    for (const inside of reads ? below(element) : []) {
      const read = inside.tagName === 'time' ? attributeOf(inside, ATTRIBUTE) : null;
      if (read === null || reads?.(read) || isDuration(read)) continue;
      const { at } = writtenOf(page, inside, ATTRIBUTE);
      if (isTemplated(read)) report.skip(at, ATTRIBUTE);
      else
        report.say({
          code: 'VT110',
          at,
          block: block.name,
          attribute: ATTRIBUTE,
          read,
          expected: EVENT_TIME,
          used: 'no time',
          what: `${ATTRIBUTE} is ${quoted(read)}`,
        });
    }
  }
};
