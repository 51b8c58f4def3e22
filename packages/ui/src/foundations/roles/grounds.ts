import { vars } from '../theme/vars.css.ts';

const { color, effect } = vars;
const { scene: tone } = color;

/** Bands of a pitch, across the column at the brand's angle, from the start of a line. */
const pitch = (direction: 'ltr' | 'rtl'): string => {
  const turn = `calc(${direction === 'ltr' ? 1 : -1} * (90deg + 1deg * ${effect.angle}))`;
  const bands = (...stops: readonly string[]) => `linear-gradient(${turn}, ${stops.join(', ')})`;
  return [
    bands(
      'transparent 60%',
      `${tone.fill} 60% 63.5%`,
      'transparent 63.5% 65.5%',
      `color-mix(in srgb, ${tone.fill} 55%, ${tone.ground}) 65.5% 67%`,
      'transparent 67%',
    ),
    bands(
      `${tone.ground} 30%`,
      `${tone.lightStart} 30% 48%`,
      `${tone.ground} 48% 60%`,
      `${tone.lightEnd} 60% 78%`,
      `${tone.lightStart} 78%`,
    ),
  ].join(', ');
};

/** What lies under the drawing, by the brand's backdrop. */
export const grounds = {
  plain: [
    `radial-gradient(120% 90% at 100% 0, color-mix(in srgb, ${tone.lightEnd} 60%, transparent), transparent 70%)`,
    `radial-gradient(100% 80% at 0 0, color-mix(in srgb, ${tone.lightStart} 45%, transparent), transparent 70%)`,
    tone.ground,
  ].join(', '),
  sky: `linear-gradient(180deg, ${tone.ground}, color-mix(in srgb, ${tone.ground} 58%, ${tone.lightEnd}) 66%, color-mix(in srgb, ${tone.ground} 86%, ${tone.lightEnd}))`,
  flat: tone.ground,
  pitch: pitch('ltr'),
  /** Words begin on the dark of it, where they are read from the right as well. */
  pitchMirrored: pitch('rtl'),
} as const;
