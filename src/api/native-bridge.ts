import { bridgeFunctionNotFound, mobilePlatformUnknown } from '../vocab/logged-messages.ts';
import type { NativeBridge } from '../vocab/native-bridge.ts';
import { fillPlaceholders } from '../vocab/rules/text/fill-placeholders.ts';
import { memberOf } from './call/member-of.ts';

export interface NativeRequest {
  readonly requestId: string;
  readonly name?: string;
  readonly body?: unknown;
}

/** The functions of the native app that the page may call, by name. */
export type NativeFunctions = Readonly<Record<keyof NativeBridge, ((request: NativeRequest) => void) | undefined>>;

/** What the bridge needs from the page. */
export interface NativeBridgeOptions {
  /** Null if neither of the known platforms is present. */
  functions(): NativeFunctions | null;
  /** Responses must come from exactly this origin and this window. */
  readonly origin: string;
  readonly source: unknown;
  /** Returns a text that cannot be guessed, a new one each time. */
  secret(): string;
  log(message: string): void;
}

/** A message as the page received it. */
export interface NativeMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Maximum number of requests that wait for a response at a time; with one more, the oldest is rejected (threat T-07). */
export const MAX_NATIVE_REQUESTS = 100;

/** A request that the native app did not fulfil; `reason` is the app's own value, unchanged. */
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
 * Creates the bridge to the native app around the page (NATIVE-304, NATIVE-605). A response is `{requestId, result}` or `{requestId, error}`; every other
 * message, from any sender, is ignored and not reported.
 */
export function nativeBridge(options: NativeBridgeOptions): {
  readonly bridge: NativeBridge;
  /** Receives every message that arrives at the page. */
  receive(message: NativeMessage): void;
  /** Rejects all waiting requests. */
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
