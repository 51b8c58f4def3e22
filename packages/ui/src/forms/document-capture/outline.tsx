import * as css from './outline.css.ts';

/** What is drawn to lay the paper or the face into. */
export type CaptureFrame = 'card' | 'passport' | 'face';

interface OutlineProps {
  frame: CaptureFrame;
}

const shapes: Readonly<Record<CaptureFrame, string>> = {
  card: 'M34 46h252a12 12 0 0 1 12 12v124a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12V58a12 12 0 0 1 12-12z',
  passport: 'M44 22h232a8 8 0 0 1 8 8v180a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8z',
  face: 'M120 38c44 0 74 36 74 88 0 62-36 116-74 116s-74-54-74-116c0-52 30-88 74-88z',
};
const boxes = { card: '0 0 320 240', passport: '0 0 320 240', face: '0 0 240 320' } as const;
const whole = { card: 'M0 0h320v240H0z', passport: 'M0 0h320v240H0z', face: 'M0 0h240v320H0z' };

/** Where the paper or the face belongs: bright within, dim around. */
export function Outline({ frame }: OutlineProps) {
  const shape = shapes[frame];
  return (
    <svg className={css.outline} viewBox={boxes[frame]} aria-hidden="true">
      <path className={css.dim} fillRule="evenodd" d={`${whole[frame]}${shape}`} />
      <path className={css.edge} d={shape} />
      {frame === 'passport' ? <path className={css.lines} d="M50 178h220M50 196h220" /> : null}
      {frame === 'card' ? (
        <path className={css.lines} d="M44 76h64v76H44zM128 82h140M128 106h100M128 130h120" />
      ) : null}
    </svg>
  );
}
