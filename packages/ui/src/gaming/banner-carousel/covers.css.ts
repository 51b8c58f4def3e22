import { sized } from '../../foundations/manners/arranged.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { cutPair } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { cut, effect, radius, size } = vars;
const { scene: tone } = vars.color;

/** Two covers, one before the other. */
const look = own({
  end: '14px',
  foot: '0px',
  /** How those show that large lettering or a drawing leaves no room for. */
  spare: 'flex',
  round: radius.thumb,
  shadow: `0 8px 20px color-mix(in srgb, ${tone.ground} 70%, transparent)`,
});

export const covers = component({
  ...look.usual,
  order: 1,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  marginInline: `4px ${look.end}`,
  marginBlockEnd: look.foot,
  pointerEvents: 'none',
  // Large letters need the room.
  '@container': { '(max-width: 14rem)': { selectors: { '&&': { display: 'none' } } } },
  selectors: {
    '[data-drawn] > &': { display: look.spare },
    [when('backdrop', 'rays')]: as(look, { spare: 'none' }),
    [when('backdrop', 'grove')]: as(look, {
      spare: 'none',
      round: radius.tileLarge,
      shadow: 'none',
    }),
    [when('backdrop', 'pitch')]: as(look, { spare: 'none', end: '12px', foot: size.edge }),
  },
});

export const cover = component({
  ...sized('86px', 'auto'),
  aspectRatio: effect.tileRatio,
  objectFit: 'cover',
  padding: frame.mat,
  border: `${frame.edge} solid color-mix(in srgb, ${tone.accent} 60%, transparent)`,
  borderRadius: look.round,
  rotate: '-8deg',
  boxShadow: look.shadow,
  selectors: {
    '& + &': {
      display: look.spare,
      marginInlineStart: '-26px',
      rotate: '6deg',
      translate: '0 -4px',
    },
    '&:only-child': { inlineSize: '110px', rotate: '6deg' },
    // Where nothing leans, they stand.
    [when('frames', 'frame', '&&')]: {
      inlineSize: '132px',
      rotate: 'none',
      background: tone.ground,
      boxShadow: 'none',
    },
    [when('edges', 'cut', '&&')]: {
      inlineSize: '132px',
      rotate: 'none',
      clipPath: cutPair(cut.tileLarge),
    },
    [when('backdrop', 'grove', '&&')]: { inlineSize: '112px', rotate: '5deg' },
  },
  // Words first: beside one cover they keep their lines.
  '@media': { '(max-width: 359px)': { selectors: { '& + &': { display: 'none' } } } },
});
