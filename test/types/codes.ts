// The platform's codes as a theme author writes them: a wrong literal has to be an error, a value read from a page must not.
import { blockTypes, pageTypes, siteStatuses } from 'vitrine';

export const page: 2 = pageTypes.codeOf('page');
export const markdown: null = blockTypes.codeOf('markdown');
export const accordion: 69 = blockTypes.codeOf('accordion');
export const name: 'page' | 'contentItem' | (typeof pageTypes.names)[number] | null = pageTypes.nameOf(50);

export const readFrom = (word: string, number: number | null): readonly unknown[] => [
  pageTypes.codeOf(word),
  blockTypes.codeOf(word),
  siteStatuses.nameOf(number),
];

export const first: string | undefined = pageTypes.names[0];
export const pair: readonly [string, number] | undefined = siteStatuses.entries[0];

// must not compile: a name that the enumeration does not have
export const unheard = pageTypes.codeOf('pages');

// must not compile: a code that the requirements do not give
export const nine = siteStatuses.nameOf(9);

// must not compile: a code of another enumeration
export const wrongCode: 3 = blockTypes.codeOf('accordion');

// must not compile: a name without a code has none
export const numbered: number = blockTypes.codeOf('chart');

// must not compile: looking something up may give nothing
export const sure: string = pageTypes.nameOf(Number('2'));

// must not compile: a table cannot be changed
blockTypes.nameOf = () => null;

// must not compile: names are read only
pageTypes.names.push('page');
