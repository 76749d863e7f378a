// Names of the measuring services.

/** Where the browser keeps what a visitor did and a page could not send, for the next page: only with consent to analytics. */
export const TRACE_KEY = 'vitrine:trace';
/** Where the tab keeps that it was recorded where its visitor landed: only with consent to marketing. */
export const LANDED_KEY = 'vitrine:landed';
/** The beginning of the keys of measured events that wait for the site's own endpoint, and of what a tab has recorded about outages of their servers. */
export const MEASURE_KEY = 'vitrine:measure';
export const MEASURE_OUTAGE_KEY = 'vitrine:outage:';
/** In the address: the variant of an experiment that internal staff look at; stored for the tab under the key (EXPER-602). */
export const VARIANT_OVERRIDE_QUERY = 'experiment_variant';
export const EXPERIMENTS_KEY = 'vitrine:experiments';
