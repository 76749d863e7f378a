import type { PictureName } from '../content/pictures.ts';
import type { Markup } from '../html.ts';
import type { PageKind } from './site-context.ts';

/** What a page of the site is made of. */
export interface Page extends PageKind {
  readonly status?: number;
  /** Without the studio's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** The address this page is known by. */
  readonly path: string;
  /** What other sites show of it. */
  readonly picture: PictureName;
  /** One line of news above the header. */
  readonly announcement?: Markup;
  readonly main: Markup;
  /** Facts for machines (schema.org). */
  readonly facts?: object;
  readonly ogType?: 'website' | 'article' | 'product';
  /** The same as data, for `?format=json`. */
  readonly data?: object;
  /** Not to be listed by search engines. */
  readonly unlisted?: boolean;
  /** The id of an element that has to be there before anything is painted: what comes in above it would move. */
  readonly paintedFrom?: string;
}
