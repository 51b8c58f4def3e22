import { useEffect, useRef } from 'react';

interface PreviewProps {
  file: File;
  className: string;
}

/** Sharp on a phone's screen, and no larger. */
const side = 192;

/**
 * A file as a small picture. It is drawn, not shown from an object's address:
 * the policy of the page allows no such addresses, there is nothing to let go
 * of, and a photo of twelve megapixels is not kept as one.
 */
export function Preview({ file, className }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let gone = false;
    const draw = async (): Promise<void> => {
      const picture = await createImageBitmap(file);
      const paper = canvas.current?.getContext('2d');
      if (!gone && paper) {
        const scale = side / Math.min(picture.width, picture.height);
        const width = picture.width * scale;
        const height = picture.height * scale;
        paper.clearRect(0, 0, side, side);
        paper.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
      }
      picture.close();
    };
    // What cannot be drawn keeps its mark and its name.
    draw().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [file]);

  return (
    <canvas ref={canvas} className={className} width={side} height={side} aria-hidden="true" />
  );
}
