import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { documentMember } from '../../runtime/page/document-member.ts';
import messages from '../../strings/pt-BR/image.json';

interface Props {
  readonly handle: BlockHandle;
  readonly image: HTMLImageElement;
  /** What the picture shows, for the text of the pin. */
  readonly description: string;
}

/** The link that saves the picture on Pinterest (IMG-004, CTX-012): a plain link, without a script of theirs. */
export function Pin({ handle, image, description }: Props) {
  const target = (): string => {
    const media = new URL(image.currentSrc || image.src, documentMember('baseURI')).href;
    return `https://www.pinterest.com/pin/create/button/?${new URLSearchParams({ url: location.href, media, description })}`;
  };
  return (
    <a
      className="pin"
      part="pin"
      data-mode={String(handle.site.websiteSettings.pinterestOverlayOptions.mode)}
      href={target()}
      target="_blank"
      rel="noopener"
      aria-label={handle.strings(messages)('imagePin')}
      // The picture may have loaded or changed since.
      onClick={({ currentTarget }) =>
        handle.run(() => {
          currentTarget.href = target();
        })
      }
    >
      Pinterest
    </a>
  );
}
