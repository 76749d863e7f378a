import type { PictureName } from '../pictures.ts';

/** A part of an entry: a paragraph, a heading, a picture with its caption, several side by side, words set apart, or an episode of the radio. */
export type Part =
  | string
  | { readonly heading: string }
  | { readonly picture: PictureName; readonly caption: string }
  | { readonly pictures: readonly (readonly [name: PictureName, caption: string])[]; readonly label: string }
  | { readonly aside: string }
  | { readonly episode: string; readonly words: string };

/** One entry of the studio's diary. */
export interface Entry {
  readonly slug: string;
  readonly title: string;
  /** `2026-11-08`. */
  readonly date: string;
  readonly author: string;
  readonly minutes: number;
  readonly picture: PictureName;
  readonly summary: string;
  readonly parts: readonly Part[];
}
