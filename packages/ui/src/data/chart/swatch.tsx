import * as css from './chart.css.ts';
import { markOf } from './marks.ts';
import { lookOf } from './chart-props.ts';
import { Pattern, patternOf } from './pattern.tsx';

interface SwatchProps {
  index: number;
  /** A line with its mark, or a patch of its pattern. */
  form: 'line' | 'patch';
  /** A name for what is drawn that nothing else on the page has. */
  id: string;
}

/** Shows how a series is drawn. */
export function Swatch({ index, form, id }: SwatchProps) {
  return (
    <svg
      className={`${css.series} ${css.swatch}`}
      data-series={lookOf(index)}
      width={form === 'line' ? 24 : 12}
      height={12}
      aria-hidden="true"
    >
      {form === 'line' ? (
        <>
          <line x1={1} x2={23} y1={6} y2={6} className={css.line} />
          <path d={markOf(index)} transform="translate(12 6)" className={css.filled} />
        </>
      ) : (
        <>
          <defs>
            <Pattern id={id} index={index} />
          </defs>
          <rect width={12} height={12} rx={2} stroke="none" fill={patternOf(id)} />
        </>
      )}
    </svg>
  );
}
