import { vi } from 'vitest';

/** A browser's cookies for one host: names with value and life, and every line that was written. */
export class CookieJar {
  readonly lines: string[] = [];
  readonly #values = new Map<string, { value: string; ends: number }>();
  /** Off: nothing stays. */
  on = true;

  constructor() {
    vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => this.text);
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((line) => this.#write(line));
  }

  get text(): string {
    const alive = [...this.#values].filter(([, { ends }]) => ends > Date.now());
    return alive.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  get names(): string[] {
    return this.text.split('; ').map((pair) => pair.split('=')[0] ?? '');
  }

  put(name: string, value: string, seconds = 400 * 86_400): void {
    this.#values.set(name, { value, ends: Date.now() + seconds * 1_000 });
  }

  delete(name: string): void {
    this.#values.delete(name);
  }

  #write(line: string): void {
    this.lines.push(line);
    if (!this.on) return;
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const age = Number(/Max-Age=(-?\d+)/.exec(line)?.[1] ?? Number.POSITIVE_INFINITY);
    if (age > 0) this.put(name, value, age);
    else this.delete(name);
  }
}
