/**
 * Returns a function that sends a request with a file as its body and tells how many bytes have been sent. Only XMLHttpRequest tells that in every browser. It
 * cannot refuse a redirect; a response from another origin is discarded.
 */
export const sendWithProgress =
  (body: Blob, sent: (bytes: number) => void) =>
  (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal, url } = request;
      if (signal.aborted) throw signal.reason;
      const xhr = new XMLHttpRequest();
      const abort = (): void => xhr.abort();
      const ended = (): void => signal.removeEventListener('abort', abort);
      const failed = (): void => {
        ended();
        reject(signal.aborted ? signal.reason : new TypeError('no answer'));
      };
      xhr.open(request.method, url);
      xhr.withCredentials = true;
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded }) => sent(loaded);
      xhr.onabort = failed;
      xhr.onerror = failed;
      xhr.onload = () => {
        const { status, responseText, responseURL } = xhr;
        if (status < 200 || new URL(responseURL || url).origin !== new URL(url).origin) return failed();
        ended();
        const retry = xhr.getResponseHeader('Retry-After');
        resolve(
          new Response([204, 205, 304].includes(status) ? null : responseText, {
            status,
            ...(retry !== null && { headers: { 'Retry-After': retry } }),
          }),
        );
      };
      signal.addEventListener('abort', abort);
      xhr.send(body);
    });
