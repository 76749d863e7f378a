import type { IncomingMessage } from 'node:http';

const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;
const MULTIPART_TYPE = /^multipart\/form-data\b/i;
const JSON_TYPE = /^application\/json\b/i;

/** Most bytes a body may have. */
const MOST_BYTES = 1_000_000;

/** Bytes beyond that which are read and thrown away. */
const MOST_DISCARDED = 20_000_000;

/** The body is larger than this server reads. */
export class TooLarge extends RangeError {}

/** One request, and the cookies its answer sets. */
export class Visit {
  readonly method: string;
  readonly url: URL;
  /** `Set-Cookie` lines of the answer. */
  readonly cookies: string[] = [];
  readonly #request: IncomingMessage;

  /** @throws TypeError for an address that is none */
  constructor(request: IncomingMessage) {
    const target = request.url ?? '/';
    this.#request = request;
    this.method = request.method ?? 'GET';
    // An address that begins with two slashes is a path all the same.
    this.url = target.startsWith('/') ? new URL(`http://localhost${target}`) : new URL(target);
  }

  get path(): string {
    return this.url.pathname;
  }

  is(method: string, path: string): boolean {
    return this.method === method && this.path === path;
  }

  /** A header that is sent at most once. */
  header(name: string): string | null {
    const value = this.#request.headers[name];
    return typeof value === 'string' ? value : null;
  }

  /** The address at the other end of the connection. There is no proxy in front of this server, so nothing a request says of itself counts. */
  get address(): string {
    return this.#request.socket.remoteAddress ?? '';
  }

  get host(): string {
    return this.header('host') ?? 'localhost';
  }

  /** Whether another site's page sends this. A browser says so in writing requests; programs say nothing. */
  get foreign(): boolean {
    const origin = this.header('origin');
    if (origin !== null && origin !== `http://${this.host}`) return true;
    return this.header('sec-fetch-site') === 'cross-site';
  }

  /** The path of the page that sends this; empty where it is not told or is another site's. */
  get page(): string {
    const referrer = this.header('referer');
    if (referrer === null || !URL.canParse(referrer)) return '';
    const { host, pathname } = new URL(referrer);
    // In a link or a redirect a path with two slashes in front would be another site's address.
    return host === this.host && !pathname.startsWith('//') ? pathname : '';
  }

  /** A cookie's value; null where there is none, or two that disagree: a neighbour on the parent domain may have set one of them. */
  cookie(name: string): string | null {
    const values = (this.header('cookie') ?? '')
      .split(/;\s*/)
      .filter((pair) => pair.startsWith(`${name}=`))
      .map((pair) => pair.slice(name.length + 1));
    return new Set(values).size === 1 ? (values[0] ?? null) : null;
  }

  setCookie(name: string, value: string, attributes = ''): void {
    this.cookies.push(`${name}=${value}; Path=/; SameSite=Lax${attributes}`);
  }

  get sendsJson(): boolean {
    return JSON_TYPE.test(this.header('content-type') ?? '');
  }

  get sendsForm(): boolean {
    return FORM_TYPE.test(this.header('content-type') ?? '');
  }

  /** Whether the browser sends a form with files. */
  get sendsFiles(): boolean {
    return MULTIPART_TYPE.test(this.header('content-type') ?? '');
  }

  /** @throws TooLarge */
  async text(): Promise<string> {
    return (await this.bytes(MOST_BYTES)).toString('utf8');
  }

  /** @throws TooLarge */
  async bytes(most: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of this.#request) {
      size += part.length;
      // A little more is read to its end: a browser that is still sending takes an answer for a lost connection.
      if (size > most + MOST_DISCARDED) break;
      if (size <= most) parts.push(part);
    }
    if (size > most) throw new TooLarge('the body is too large');
    return Buffer.concat(parts);
  }

  /**
   * The fields of a form with files.
   *
   * @throws TypeError, TooLarge
   */
  async files(most: number): Promise<FormData> {
    const body = new Uint8Array(await this.bytes(most));
    return new Response(body, { headers: { 'content-type': this.header('content-type') ?? '' } }).formData();
  }

  /** @throws SyntaxError, TooLarge */
  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}
