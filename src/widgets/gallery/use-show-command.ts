import { useEffect } from 'react';
import { listen } from '../../runtime/page/emit.ts';
import type { EventDetails } from '../../vocab/names.ts';
import type { Slide } from '../../vocab/slides.ts';
import type { Gallery } from './state/gallery-state.ts';

const pathOf = (address: string): string => {
  try {
    return new URL(address, location.href).pathname;
  } catch {
    return address;
  }
};

/** The slide that a command names, by its id or the path of its file; -1 if this gallery has none. */
function slideNamed(slides: readonly Slide[], { id, source }: Partial<EventDetails['gallery-show']>): number {
  const byId = id ? slides.findIndex((slide) => slide.id === id) : -1;
  if (byId >= 0 || !source) return byId;
  const path = pathOf(source);
  return slides.findIndex(({ picture }) => picture !== null && pathOf(picture.source) === path);
}

/** Shows the slide that `vitrine:gallery-show` names, after a transition that is running. */
export function useShowCommand(gallery: Gallery, slides: readonly Slide[]): void {
  useEffect(() => {
    let wanted = -1;
    const show = (): void => {
      if (wanted < 0 || gallery.getState().inMotion) return;
      const index = wanted;
      wanted = -1;
      gallery.select(index);
    };
    const command = ({ detail }: CustomEvent<unknown>): void => {
      const index = slideNamed(slides, Object(detail));
      if (index < 0) return;
      wanted = index;
      show();
    };
    const stop = gallery.subscribe(show);
    const unlisten = listen(window, 'gallery-show', command);
    return () => {
      stop();
      unlisten();
    };
  }, [gallery, slides]);
}
