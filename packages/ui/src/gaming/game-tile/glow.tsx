import { useCallback } from 'react';

import * as css from './cover.css.ts';

/** So few points that a picture of them is all blur; the rim is where its light fades. */
const core = { inline: 7, block: 10 };
const rim = 2;

/**
 * The light a picture casts: itself, blurred, underneath. A filter would blur
 * it at full size in every frame that brings it into sight, and that costs
 * more than all else in such a frame.
 */
export function Glow({ of }: { of: HTMLImageElement }) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const pen = canvas?.getContext('2d');
      if (!canvas || !pen) return;
      pen.clearRect(0, 0, canvas.width, canvas.height);
      pen.imageSmoothingQuality = 'high';
      pen.filter = 'blur(0.7px)';
      pen.drawImage(of, rim, rim, core.inline, core.block);
    },
    [of],
  );
  return (
    <canvas
      ref={draw}
      className={css.glow}
      width={core.inline + 2 * rim}
      height={core.block + 2 * rim}
      aria-hidden="true"
    />
  );
}
