// Names of published lists of events (docs/published-markup.md §12), as selectors.

/** The list: one of upcoming events, and one of past ones. */
export const EVENT_LIST = '.eventlist';
export const EVENT_ITEM = '.eventlist-event';
/** An event that had not ended when the server wrote the list. */
export const EVENT_TO_COME = '.eventlist-event--upcoming';
export const EVENT_TITLE = '.eventlist-title';
export const EVENT_DATE = 'time.event-date[datetime]';
export const EVENT_ADDRESS = '.eventlist-meta-address';
/** A link of the page that adds the event to a calendar. */
export const EVENT_EXPORT = '[class*="eventlist-meta-export-"]';
/** The link that adds the event to Google's calendar, with its times in UTC. */
export const EVENT_GOOGLE = '.eventlist-meta-export-google[href]';
