import * as css from './chart.css.ts';

interface PatternProps {
  id: string;
  index: number;
}

export const patternOf = (id: string): string => `url(#${id})`;

const strokes = [undefined, 'M-2 2L2-2M0 8L8 0M6 10L10 6', undefined, 'M0 2H8M0 6H8'] as const;

/** Filled, striped, dotted or ruled: a series is known without its colour. */
export function Pattern({ id, index }: PatternProps) {
  const look = index % 4;
  const stroke = strokes[look];
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
      <rect width={8} height={8} stroke="none" className={look === 0 ? css.filled : css.tinted} />
      {stroke ? <path d={stroke} className={css.drawn} /> : null}
      {look === 2 ? (
        <path
          d="M0 2a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0"
          className={css.filled}
        />
      ) : null}
    </pattern>
  );
}
