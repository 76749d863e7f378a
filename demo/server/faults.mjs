/** Longest delay a test may ask for, in milliseconds. */
const LONGEST_DELAY = 60_000;

const matches = (pattern, address) => {
  if (address.includes(pattern)) return true;
  try {
    return new RegExp(pattern).test(address);
  } catch {
    return false;
  }
};

const asDelay = (value) => Math.min(LONGEST_DELAY, Math.max(0, Number(value) || 0));
const asStatus = (value) => {
  const status = Number(value);
  return Number.isInteger(status) && status >= 200 && status <= 599 ? status : 0;
};

/** The faults a test has asked for: a table by address, and `?delay=` and `?status=` on a single request. */
export class Faults {
  #table = [];

  /** Adds `{ path, delay?, status?, body?, type?, times? }`; `path` is part of the address, or the text of a regular expression. */
  add(fault) {
    if (typeof fault?.path !== 'string' || fault.path === '') throw new TypeError('a fault needs a path');
    this.#table.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clear() {
    this.#table.length = 0;
  }

  /** What to do with this request. A fault of the table counts as used. */
  take(url) {
    const found = this.#table.find((fault) => fault.left > 0 && matches(fault.path, url.pathname + url.search));
    if (found) found.left -= 1;
    return {
      delay: asDelay(url.searchParams.get('delay') ?? found?.delay),
      status: asStatus(url.searchParams.get('status') ?? found?.status),
      body: found?.body,
      type: found?.type,
    };
  }
}
