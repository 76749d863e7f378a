/** Makes a promise that a test settles itself: `const { promise: held, resolve: release } = deferred()`. */
export function deferred<Value = void>(): { readonly promise: Promise<Value>; resolve(value: Value): void } {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
