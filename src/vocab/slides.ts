import type { ImageSettings } from './image-settings.ts';
import type { Dimensions } from './rules/display/dimensions.ts';

/** A picture as blocks draw it. */
export interface PictureData extends ImageSettings {
  /** Its text alternative; empty for a decoration. */
  readonly alt: string;
  /** The page's own `srcset`, from which the browser chooses by itself; empty if there is none. */
  readonly srcset: string;
  /** The address that the page's own element has already loaded, and its width in px: it is shown until a larger one is needed (IMG-326). */
  readonly loaded?: { readonly source: string; readonly width: number } | undefined;
  /** The page's own element: the sources of its `picture`, and how it asks for its file, are kept. */
  readonly own?: HTMLImageElement | undefined;
  /** Called with the size that its file has, where the page does not say one (IMG-325). */
  learned?(dimensions: Dimensions): void;
}

/** The text of a slide: plain, markup that has to pass the sanitiser, or nodes of the page that are shown as copies. */
export type Caption = { readonly text: string } | { readonly html: string } | { readonly nodes: readonly Node[] };

/** A video of a slide. */
export interface SlideVideo {
  /** A file, which the browser's own player shows, or the address of an embedded player. */
  readonly source: string;
  readonly kind: 'file' | 'embed';
  /** Height over width. */
  readonly ratio: number;
  readonly title: string;
  /** The page's own element of a file: its sources, its tracks and how it plays are kept. */
  readonly own?: HTMLVideoElement | undefined;
}

/** One item of a gallery or of the lightbox's set (GAL-317). */
export interface Slide {
  readonly type: 'image' | 'video';
  /** `data-slide-id`, else the id of its picture, else its number from 1. */
  readonly id: string;
  /** `data-slide-url`, the slide's part of the page's address; may be empty. */
  readonly url: string;
  /** Where a click leads (NAV-308); null if it leads nowhere. */
  readonly clickThrough: {
    readonly href: string;
    readonly newWindow: boolean;
    /** What else the page's own link says to the browser, such as `rel` and `download`, as properties of React's. */
    readonly attributes?: Readonly<Record<string, string>> | undefined;
  } | null;
  /** The picture; of a video, its poster. Null if the slide has none that can be shown. */
  readonly picture: PictureData | null;
  readonly video: SlideVideo | null;
  readonly title: string;
  readonly caption: Caption | null;
  /** The page's own element of the slide; null for one that comes from data. */
  readonly element: Element | null;
}

/** An item of the lightbox's set as a page gives it (LBOX-311): an element, or its markup, which passes the sanitiser. */
export interface LightboxItem {
  readonly content: Element | string;
  readonly meta: Element | string | null;
  readonly id?: string;
}

/** What the lightbox is opened with (LBOX-313). */
export interface LightboxPayload {
  readonly set: readonly (LightboxItem | Slide)[];
  /** The item that is shown first; clamped. */
  readonly currentSetIndex?: number;
  /** The controls that replace the arrows: an element or a selector; `false` for none (LBOX-316). */
  readonly controls?: { readonly previous?: Element | string | false; readonly next?: Element | string | false };
  readonly theme?: 'dark' | 'light';
  /** In seconds. */
  readonly speed?: number;
  /** The name of the dialog; by default "Galeria" (LBOX-315). */
  readonly title?: string;
  /** Keeps the id of the current item in the address (LBOX-317). */
  readonly historyHash?: boolean;
  /** Passed on to the loader of each embedded video (LBOX-318). */
  readonly videoLoaderOptions?: Readonly<Record<string, unknown>>;
  /** The element that shows an item on the page: the lightbox grows from it and shrinks to it. Null if none is rendered. */
  thumbnail?(index: number): Element | null;
  /** Called when another item is shown. */
  changed?(index: number): void;
  /** Show buttons that save and share the picture. */
  readonly download?: boolean;
  readonly share?: boolean;
}
