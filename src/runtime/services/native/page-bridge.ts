import { type NativeFunctions, type NativeRequest, nativeBridge } from '../../../api/native-bridge.ts';
import { isRecord } from '../../../vocab/is-record.ts';
import { ANDROID_BRIDGE } from '../../../vocab/names.ts';
import type { NativeBridge } from '../../../vocab/native-bridge.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { randomText } from '../../page/random-text.ts';

const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/**
 * Returns the interface of the app around the page: the message handlers of iOS, or the object that Android adds to the
 * page. Null if there is neither (NATIVE-306, NATIVE-307).
 */
function nativeFunctions(): NativeFunctions | null {
  const handlers = member(Reflect.get(window, 'webkit'), 'messageHandlers');
  const android: unknown = Reflect.get(window, ANDROID_BRIDGE);
  if (!isRecord(handlers) && !isRecord(android)) return null;
  const functionOf = (name: keyof NativeBridge): ((request: NativeRequest) => void) | undefined => {
    const handler = member(handlers, name);
    const post = member(handler, 'postMessage');
    if (typeof post === 'function') return (request) => post.call(handler, request);
    const call = member(android, name);
    // An Android function accepts only plain values.
    return typeof call === 'function' ? (request) => call.call(android, toJson(request)) : undefined;
  };
  return { info: functionOf('info'), sendEvent: functionOf('sendEvent'), dismiss: functionOf('dismiss') };
}

/**
 * Creates the bridge to the native app around this page. Only the interface that the app adds to the page enables it,
 * never the page's address (threat T-07). The app responds with a message to the page's own window.
 *
 * @param log receives the messages that the requirements define (ERR-320, ERR-321)
 */
export function pageBridge(log: (message: string) => void): { readonly bridge: NativeBridge; stop(): void } {
  const { bridge, receive, stop } = nativeBridge({
    functions: nativeFunctions,
    origin: location.origin,
    source: window,
    secret: randomText,
    log,
  });
  addEventListener('message', receive);
  return {
    bridge,
    stop() {
      removeEventListener('message', receive);
      stop();
    },
  };
}
