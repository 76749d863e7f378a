import { begin, type Stage } from './runtime/blocks/begin.ts';

/** Filled in by the build, last of all: the files of the stage, first the one to call, and the early-input selector. */
declare const __STAGE__: string[];
declare const __EARLY__: string;

// `currentScript` through the prototype: an image of that name hides it on `document`.
const { src } = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement;

begin({
  early: __EARLY__,
  load: (retry) =>
    Promise.all(
      __STAGE__.map((file): Promise<Stage> => import(new URL(`chunks/${file}.js${retry ? '?2' : ''}`, src) as unknown as string)),
    ).then(([stage]) => stage as Stage),
});
