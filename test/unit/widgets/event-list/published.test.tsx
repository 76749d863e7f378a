import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventList } from '../../../../src/widgets/event-list/block.ts';
import { readEventList } from '../../../../src/widgets/event-list/content.ts';
import readPublished from '../../../../src/widgets/event-list/published.ts';
import { View } from '../../../../src/widgets/event-list/view.tsx';
import { mountBlock } from '../../mount-block.tsx';

const item = (title: string, links: string): string =>
  `<article class="eventlist-event eventlist-event--upcoming"><h1 class="eventlist-title">${title}</h1><time class="event-date" datetime="2037-06-12">12/6</time><ul><li class="eventlist-meta-export">${links}</li></ul></article>`;

it('adds events to a calendar where the page shows no links of its own that do [COLL-002]', () => {
  const own = '<a class="eventlist-meta-export-ical" href="/e?format=ical">ICS</a>';
  const hidden = `<span style="display: none">${own}</span>`;
  const html = item('Torno', own) + item('Feira', hidden) + item('Fornada', '');
  const read = (source: Element) => readPublished(source) ?? readEventList(source);
  mountBlock(eventList, read, View, html, { inPage: true });
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Torno/ })).toBeNull();
  expect(screen.getByRole('button', { name: /Feira/ })).toBeTruthy();
});
