import type * as api from '../../src/api/index.ts';
import type { Request } from '../../src/vocab/calls.ts';

/** What becomes of the blocks and services that use a call where a server does not answer it. */
export interface Need {
  readonly needed: boolean;
  readonly sentence: string;
}

export const needed = (sentence: string): Need => ({ needed: true, sentence });
export const optional = (sentence: string): Need => ({ needed: false, sentence });

/** One use of a client. Method, path, query and body are what the client then sends. */
export interface Example<Args extends readonly unknown[]> {
  readonly args: Args;
  /** A JSON answer that the client takes. Null where nothing reads the answer. */
  readonly answer: unknown;
  /** Absent where no block and no service uses the call. */
  readonly need?: Need;
  /** Which answer is an error although its status is none; needed where the client rejects one without content. */
  readonly errors?: string;
  /** What neither the client nor the example says, in lines of Markdown. */
  readonly more?: readonly string[];
}

type Api = typeof api;

/** The clients that are given the request function and make one call. */
export type ClientName = {
  [Name in keyof Api]: Api[Name] extends (request: infer First, ...rest: never[]) => Promise<unknown>
    ? [First, Request] extends [Request, First]
      ? Name
      : never
    : never;
}[keyof Api];

type Rest<Client> = Client extends (request: Request, ...rest: infer Args) => unknown ? Args : never;

export type ClientExamples<Name extends ClientName> = { readonly [One in Name]: Example<Rest<Api[One]>> };

type Methods<Client> = {
  readonly [Name in keyof Client]: Client[Name] extends (...args: infer Args) => Promise<unknown>
    ? Example<Args>
    : never;
};

export type CartExamples = Methods<ReturnType<Api['cartCalls']>>;
export type MemberExamples = Methods<Omit<ReturnType<Api['siteUserSession']>, 'withToken'>>;

/** The clients that return what their caller sends, and the one that sends to an origin of its own. */
export interface OtherExamples {
  readonly traceCall: Example<Parameters<Api['traceCall']>>;
  readonly landingAddress: Example<Parameters<Api['landingAddress']>>;
  readonly eventsService: Example<Parameters<ReturnType<Api['eventsService']>['track']>>;
}
