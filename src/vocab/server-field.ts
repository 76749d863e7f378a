import { oneOf } from './block/fields.ts';
import { sentence } from './block/sentence.ts';

/** What a block says of its site's server: `platform` answers the platform's calls, `auto` leaves it to the markup and the context. */
export type ServerKind = 'auto' | 'platform';

/** The option of every block that sends something to the site's server. */
export const serverField = oneOf(['auto', 'platform'], {
  fallback: 'auto',
  help: sentence(
    'platform: the site answers the platform’s calls. auto: it does if the markup is published markup, or the page’s context names server, appDomain or website.identifier; elsewhere the action or link of the markup is used.',
  ),
});

/** Who shows the answer of an own action: the block as far as it can, or always the browser. */
export const answerField = oneOf(['auto', 'page'], {
  fallback: 'auto',
  help: sentence(
    'For a form that is sent to its own action: auto sends it by a request that asks for JSON, shows what JSON says in the block and opens a page that the server answers with; page lets the browser send the form, as without scripts.',
  ),
});
