import type { PictureName } from '../pictures.ts';

/** A part of an entry: a paragraph, a heading, a picture with its caption, several side by side, words set apart, a film of `/videos`, a sound, a table that is drawn, a recipe, or an episode of the radio. */
export type Part =
  | string
  | { readonly heading: string }
  | { readonly picture: PictureName; readonly caption: string }
  | { readonly pictures: readonly (readonly [name: PictureName, caption: string])[]; readonly label: string }
  | {
      readonly video: string;
      readonly poster: PictureName;
      readonly title: string;
      readonly seconds: number;
      readonly caption: string;
    }
  | { readonly aside: string }
  | { readonly sound: string; readonly title: string; readonly by: string; readonly seconds: number }
  | { readonly curve: string; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly recipe: string }
  | { readonly episode: string; readonly words: string };

/** One entry of the studio's diary. */
export interface Entry {
  readonly slug: string;
  readonly title: string;
  /** `2026-11-08`. */
  readonly date: string;
  readonly author: string;
  readonly minutes: number;
  readonly category: string;
  readonly tags: readonly string[];
  readonly picture: PictureName;
  readonly summary: string;
  readonly parts: readonly Part[];
}
