import { bridgeFunctionNotFound, mobilePlatformUnknown } from '../vocab/logged-messages.ts';
import { fillPlaceholders } from '../vocab/rules/text/fill-placeholders.ts';
import { memberOf } from './call/member-of.ts';

/** What the page asks of the native app: these three and nothing else (NATIVE-604). Each rejects where the app cannot be asked or says no, or too many came after it, and waits as long as it is silent: no requirement gives a time (NATIVE-606). */
export interface NativeBridge {
  /** What the app tells of itself; the requirements do not say what. */
  info(): Promise<unknown>;
  /** @param body any JSON value */
  sendEvent(name: string, body: unknown): Promise<unknown>;
  /** Asks the app to close the page. */
  dismiss(): Promise<unknown>;
}

export interface NativeRequest {
  readonly requestId: string;
  readonly name?: string;
  readonly body?: unknown;
}

/** What the page may call on the native side, by name. */
export type NativeFunctions = Readonly<Record<keyof NativeBridge, ((request: NativeRequest) => void) | undefined>>;

/** What the bridge needs of the page. */
export interface NativeBridgeOptions {
  /** Null where neither known platform is there. */
  functions(): NativeFunctions | null;
  /** Where answers come from: this origin and this window, exactly. */
  readonly origin: string;
  readonly source: unknown;
  /** A text that nobody can guess, another one each time. */
  secret(): string;
  log(message: string): void;
}

/** A message as the page got it. */
export interface NativeMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Requests that wait for an answer at a time; with one more the oldest is given up (threat T-07). */
export const MAX_NATIVE_REQUESTS = 100;

/** A request that the native app did not fulfil; `reason` is what it said, as it said it. */
export class NativeBridgeError extends Error {
  override readonly name = 'NativeBridgeError';
  readonly reason: unknown;

  constructor(message: string, reason: unknown = null) {
    super(message);
    this.reason = reason;
  }
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: NativeBridgeError): void;
}

/**
 * Makes the bridge to the native app around the page (NATIVE-304, NATIVE-605). An answer is `{requestId, result}` or `{requestId, error}`; whatever else comes, from
 * whomever, changes nothing and is not spoken of.
 */
export function nativeBridge(options: NativeBridgeOptions): {
  readonly bridge: NativeBridge;
  /** Takes every message that the page gets. */
  receive(message: NativeMessage): void;
  /** Rejects what waits. */
  stop(): void;
} {
  const { functions, secret, log } = options;
  const waiting = new Map<string, Waiting>();
  let count = 0;

  const refused = (message: string): Promise<never> => {
    log(message);
    return Promise.reject(new NativeBridgeError(message));
  };

  const send = (call: keyof NativeBridge, payload: Omit<NativeRequest, 'requestId'> = {}): Promise<unknown> => {
    const known = functions();
    if (!known) return refused(mobilePlatformUnknown);
    const send = known[call];
    if (!send) return refused(fillPlaceholders(bridgeFunctionNotFound, { name: call }));
    const [oldest] = waiting.values();
    if (waiting.size >= MAX_NATIVE_REQUESTS)
      oldest?.reject(new NativeBridgeError('too many requests wait for the native app'));
    count += 1;
    const requestId = `${count}-${secret()}`;
    return new Promise((resolve, reject) => {
      waiting.set(requestId, {
        resolve(result) {
          waiting.delete(requestId);
          resolve(result);
        },
        reject(error) {
          waiting.delete(requestId);
          reject(error);
        },
      });
      try {
        send({ requestId, ...payload });
      } catch (error) {
        waiting.get(requestId)?.reject(new NativeBridgeError(String(error), error));
      }
    });
  };

  return {
    bridge: {
      info: () => send('info'),
      sendEvent: (name, body) => send('sendEvent', { name, body }),
      dismiss: () => send('dismiss'),
    },
    receive({ origin, source, data }) {
      if (origin !== options.origin || source !== options.source) return;
      const requestId = memberOf(data, 'requestId');
      const request = typeof requestId === 'string' ? waiting.get(requestId) : undefined;
      if (!request) return;
      const reason = memberOf(data, 'error');
      if (reason !== undefined && reason !== null)
        request.reject(new NativeBridgeError(typeof reason === 'string' ? reason : 'the native app said no', reason));
      else if (Object.hasOwn(Object(data), 'result')) request.resolve(memberOf(data, 'result'));
    },
    stop() {
      for (const { reject } of waiting.values()) reject(new NativeBridgeError('the page has ended'));
    },
  };
}
