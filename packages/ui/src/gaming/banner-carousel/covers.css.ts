import { cutPair } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, cut, radius, size, space } = vars;
const { scene: tone } = vars.color;

/** Two covers, one before the other. */
export const covers = component({
  order: 1,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  marginInline: '4px 14px',
  pointerEvents: 'none',
  // Large letters need the room.
  '@container': { '(max-width: 14rem)': { display: 'none' } },
  selectors: {
    ...Object.fromEntries(
      (['rays', 'grove', 'pitch'] as const).map((backdrop) => [
        when('backdrop', backdrop, '[data-drawn] > &'),
        { display: 'none' },
      ]),
    ),
    [when('backdrop', 'pitch')]: { marginInlineEnd: '12px', marginBlockEnd: size.edge },
  },
});

export const cover = component({
  inlineSize: '86px',
  blockSize: 'auto',
  aspectRatio: vars.effect.tileRatio,
  objectFit: 'cover',
  borderRadius: radius.thumb,
  rotate: '-8deg',
  boxShadow: `0 8px 20px color-mix(in srgb, ${tone.ground} 70%, transparent)`,
  selectors: {
    '& + &': { marginInlineStart: '-26px', rotate: '6deg', translate: '0 -4px' },
    '&:only-child': { inlineSize: '110px', rotate: '6deg' },
    [when('tile', 'frame', '&&')]: {
      inlineSize: '132px',
      rotate: 'none',
      padding: space.mat,
      border: `${border.frame} solid color-mix(in srgb, ${tone.accent} 60%, transparent)`,
      background: tone.ground,
      boxShadow: 'none',
    },
    // Large lettering leaves room for one.
    ...Object.fromEntries(
      (['rays', 'grove', 'pitch'] as const).map((backdrop) => [
        when('backdrop', backdrop, '& + &'),
        { display: 'none' },
      ]),
    ),
    [when('corners', 'cut', '&&')]: {
      inlineSize: '132px',
      rotate: 'none',
      clipPath: cutPair(cut.tileLarge),
    },
    [when('backdrop', 'grove', '&&')]: {
      inlineSize: '112px',
      rotate: '5deg',
      boxShadow: 'none',
      borderRadius: radius.tileLarge,
    },
  },
  // Words first: beside one cover they keep their lines.
  '@media': { '(max-width: 359px)': { selectors: { '& + &': { display: 'none' } } } },
});
