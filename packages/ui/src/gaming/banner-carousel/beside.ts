import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

/** Of a banner whose picture says nothing: so many percent for the words, and the rest for what is drawn. */
export const wordsPart = 58;

/** An operator's picture has its room for words at the start, and what it shows near its end. */
const shown = '86% 50%';

const fade = (turn: string): string => `linear-gradient(${turn}, transparent, black 32%)`;

/** The lower start of a box that leans by the brand's angle. */
const leaningStart = (from: 'left' | 'right'): string => {
  const out = `calc(tan(calc(${vars.effect.angle} * 1deg)) * ${vars.size.hero})`;
  return from === 'left'
    ? `polygon(${out} 0, 100% 0, 100% 100%, 0 100%)`
    : `polygon(0 0, calc(100% - ${out}) 0, 100% 100%, 0 100%)`;
};

/**
 * A picture beside the words, never under them: at the end, as the brand cuts its art. It sinks
 * into the ground, is a window that is round at the start, or leans.
 */
export const beside = (target = '&') =>
  ({
    [target]: {
      insetInlineStart: 'auto',
      insetInlineEnd: 0,
      inlineSize: `${100 - wordsPart}%`,
      objectPosition: shown,
      backgroundPosition: shown,
      maskImage: fade('90deg'),
    },
    [`[dir="rtl"] ${target}`]: { maskImage: fade('-90deg') },
    [when('backdrop', 'grove', target)]: {
      maskImage: 'none',
      borderStartStartRadius: '50%',
      borderEndStartRadius: '50%',
    },
    [when('backdrop', 'pitch', target)]: { maskImage: 'none', clipPath: leaningStart('left') },
    [`[dir="rtl"]${when('backdrop', 'pitch', target)}`]: { clipPath: leaningStart('right') },
  }) as const;
