import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

type Fields = Readonly<Record<string, unknown>>;

declare module '../../../vocab/names.ts' {
  interface EventDetails {
    /**
     * Something to be measured. A page may dispatch it; the service dispatches it for what visitors do with blocks. `common` has fields for the events service, and
     * `schema` is the name of the schema of `data`.
     */
    measure: { name: string; data: Fields; common?: Fields; schema?: string };
  }
}

/** Measured events (EVENT-601). Before a decision the policy of the site decides, so that no purpose is named here. */
export const events = defineService({
  name: 'events',
  summary: sentence(
    'Measures what visitors do with blocks and what the page itself reports, for the destinations that the site names, as far as the visitor allows it.',
  ),
  starts: [],
  startedBy: 'telemetry',
});
