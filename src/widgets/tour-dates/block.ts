import { defineBlock } from '../../vocab/block/define-block.ts';
import { headingLevel, oneOf, text, url } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

/** The dates of an artist's tour (BLOCK-007). */
export const tourDates = defineBlock({
  name: 'tour-dates',
  summary: sentence('The dates of a tour with venue, city and tickets: of the markup, or of Bandsintown.'),
  when: 'visible',
  budget: 5_570,
  copiesText: true,
  publishedNames: ['tourdates'],
  data: {
    artistId: text({
      help: sentence('Identifier of the artist at Bandsintown. Without one, only the dates of the markup are shown.'),
    }),
    appId: text({ help: sentence('The key that Bandsintown gave the site.') }),
    timeframe: oneOf(['upcoming', 'past'], {
      fallback: 'upcoming',
      help: sentence('Whether dates from today on are shown, or earlier ones, the latest first.'),
    }),
    source: url({
      help: sentence(
        'An address that answers like Bandsintown, in place of it. One of the site itself needs no consent.',
      ),
    }),
    label: text({ help: sentence('Name of the list for screen readers.') }),
    headingLevel: headingLevel({ help: sentence('Level of the headings of the dates.') }),
  },
  parts: sentence({
    list: 'The dates.',
    event: 'One date.',
    'event-title': 'The venue.',
    ticket: 'The link to the tickets.',
    'sold-out': 'What is shown in place of the link if there are none left.',
    facade: 'What is shown before the dates of another site are loaded.',
    'facade-card': 'Text and buttons of it.',
    load: 'The button that loads the dates once.',
    always: 'The button that allows the service or the purpose.',
    preferences: 'The button that opens the preferences.',
    'empty-state': 'What is shown if there are no dates.',
    'error-state': 'What is shown if they could not be loaded.',
    retry: 'The button that loads them again.',
  }),
  tokens: sentence({
    '--vitrine-line': 'Colour of the lines between the dates.',
    '--vitrine-muted': 'Colour of the month and the city.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  notes: sentence([
    'A date of the markup is a child of the block or of its only wrapper, or an item of a list that is one: with an element time and its datetime, data-venue or a heading, data-city, a link to the tickets, and data-sold-out. Without scripts it stays as the server sent it.',
    'Times are those of the venue, whatever the visitor’s time zone.',
    'Nothing reaches Bandsintown before the visitor allows the purpose marketing, or the service bandsintown, or clicks “Carregar uma vez”, which loads them for this page view only. The dates of the markup are shown meanwhile.',
    'An answer replaces the dates of the markup.',
    'data-source is asked by GET, without cookies, with artistId and date (upcoming or past) in the query. It answers with a JSON list: [{"starts_at": "2026-12-05T20:00", "venue": {"name": "Teatro da Vila", "city": "Tiradentes", "region": "MG", "country": "Brasil"}, "url": "https://ingressos.example/1", "offers": [{"url": "https://ingressos.example/1/comprar", "status": "available"}], "sold_out": false}]. A day in starts_at or datetime, and venue.name or title, are needed; a date without them is left out. The tickets are at the address of the first offer whose status does not say that it is sold, otherwise at url. If there are offers and none is such, or sold_out is true, the date is sold out.',
    'Reserve room where the page’s content below must not move: a date with tickets is about 130 px high, and higher in a narrow place.',
  ]),
});
