import { useCallback } from 'react';

import * as css from './cover.css.ts';

/** So few points that a picture of them is all blur; the rim is where its light fades. */
const core = { inline: 7, block: 10 };
const rim = 2;

/** As many as two screens of tiles show. */
const most = 48;
const held = new Map<string, HTMLImageElement>();

/**
 * A browser that gives a script the bytes of a picture may forget the picture itself, and
 * the next page that shows it would stand without it for frames: so it is asked for it again.
 */
function hold(address: string): void {
  const picture = new Image();
  picture.src = address;
  held.delete(address);
  held.set(address, picture);
  const [oldest] = held.keys();
  if (held.size > most && oldest !== undefined) held.delete(oldest);
}

/**
 * A picture in so few points, read beside the page: to paint one here the page itself
 * would read it, and that takes longer than all else that a tile does. It is asked of the
 * browser, which has it; another host's is not given to scripts, nor a drawing in this way.
 */
async function fewPoints(of: HTMLImageElement): Promise<CanvasImageSource> {
  if (new URL(of.currentSrc, location.href).origin !== location.origin) return of;
  try {
    const answer = await fetch(of.currentSrc, { cache: 'force-cache' });
    hold(of.currentSrc);
    return await createImageBitmap(await answer.blob(), {
      resizeWidth: core.inline,
      resizeHeight: core.block,
      resizeQuality: 'high',
    });
  } catch {
    return of;
  }
}

/**
 * The light a picture casts: itself, blurred, underneath. A filter would blur
 * it at full size in every frame that brings it into sight, and that costs
 * more than all else in such a frame.
 */
export function Glow({ of }: { of: HTMLImageElement }) {
  const attach = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const pen = canvas?.getContext('2d');
      if (!canvas || !pen) return undefined;
      let isHere = true;
      const paint = async (): Promise<void> => {
        const picture = await fewPoints(of);
        if (!isHere) return;
        pen.clearRect(0, 0, canvas.width, canvas.height);
        pen.imageSmoothingQuality = 'high';
        pen.filter = 'blur(0.7px)';
        pen.drawImage(picture, rim, rim, core.inline, core.block);
      };
      void paint();
      return () => {
        isHere = false;
      };
    },
    [of],
  );
  return (
    <canvas
      ref={attach}
      className={css.glow}
      width={core.inline + 2 * rim}
      height={core.block + 2 * rim}
      aria-hidden="true"
    />
  );
}
