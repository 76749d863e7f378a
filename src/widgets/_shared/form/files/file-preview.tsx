import { useEffect, useRef } from 'react';

/** Side of the preview, in CSS pixels; the style sheet has the same. */
const SIDE = 48;

/** Whether a chosen file has a preview: it says that it is an image. */
export const hasPreview = ({ type }: File): boolean => type.startsWith('image/');

/**
 * A chosen image, small and cropped to a square. It is painted on a canvas: an address of the file would be refused by pages whose policy names the sources of
 * images. What the browser cannot read stays a grey square.
 */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isOver = false;
    const paint = async (): Promise<void> => {
      // A browser without the function, or an image that it cannot read.
      const image = await globalThis.createImageBitmap?.(file).catch(() => null);
      const context = canvas.current?.getContext('2d');
      if (image && context && !isOver) {
        const { width, height } = context.canvas;
        const scale = Math.max(width / image.width, height / image.height);
        const [across, down] = [image.width * scale, image.height * scale];
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, (width - across) / 2, (height - down) / 2, across, down);
      }
      image?.close();
    };
    paint();
    return () => {
      isOver = true;
    };
  }, [file]);
  return (
    <span className="file-preview" aria-hidden="true">
      <canvas ref={canvas} width={SIDE * 2} height={SIDE * 2} />
    </span>
  );
}
