import type { PictureName } from '../pictures.ts';

/** A part of an entry: a paragraph, a heading, a picture with its caption, several side by side, a film of `/videos`, or words set apart. */
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
  | { readonly aside: string };

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
