import { useEffect, useRef } from 'react';

interface PreviewProps {
  file: File;
  className: string;
  /** All of it, in its own shape; else its middle, as a square. */
  whole?: boolean;
}

/** Sharp on a phone's screen, and no larger. */
const side = 192;
const widest = 800;

/**
 * A file as a picture. It is drawn, not shown from an object's address: the
 * policy of the page allows no such addresses, there is nothing to let go of,
 * and a photo of twelve megapixels is not kept as one.
 */
export function Preview({ file, className, whole = false }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let gone = false;
    const draw = async (): Promise<void> => {
      const picture = await createImageBitmap(file);
      const { width, height } = picture;
      const scale = whole
        ? Math.min(1, widest / Math.max(width, height))
        : side / Math.min(width, height);
      const element = canvas.current;
      const paper = element?.getContext('2d');
      if (!gone && element && paper) {
        element.width = whole ? width * scale : side;
        element.height = whole ? height * scale : side;
        const start = (element.width - width * scale) / 2;
        const top = (element.height - height * scale) / 2;
        paper.drawImage(picture, start, top, width * scale, height * scale);
      }
      picture.close();
    };
    // What cannot be drawn keeps its mark and its name.
    draw().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [file, whole]);

  return (
    <canvas ref={canvas} className={className} width={side} height={side} aria-hidden="true" />
  );
}
