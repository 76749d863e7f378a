/** Maximum body of a request that outlives the page, in bytes: all of them share 64 KiB, whether beacon or request. */
const MAX_KEPT_BYTES = 50_000;

/** Whether a request with this body may be sent with `keepalive`. A browser refuses a larger one because of it, also on a page that stays. */
export const fitsKeepalive = (body: string): boolean => new TextEncoder().encode(body).length <= MAX_KEPT_BYTES;
