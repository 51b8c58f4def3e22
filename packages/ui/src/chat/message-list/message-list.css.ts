import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, radius, space } = vars;

/** Takes the room that the rest of the screen leaves. */
export const list = component({
  position: 'relative',
  flex: 1,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minBlockSize: 0,
});

export const log = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  paddingInline: space.inset,
  paddingBlockEnd: '12px',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  // What comes in above is held in its place by hand, since not every browser does.
  overflowAnchor: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** A few messages stand at the foot. */
export const start = component({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '12px',
  marginBlockEnd: 'auto',
  color: color.text.soft,
});

export const jump = component({
  position: 'absolute',
  insetBlockEnd: '12px',
  insetInline: space.inset,
  display: 'flex',
  justifyContent: 'end',
  pointerEvents: 'none',
});

/** It lies over words. Twice the class: the button's own sheet may come later. */
export const fresh = component({
  selectors: {
    '&&': {
      borderRadius: radius.button,
      background: color.surface.raised,
      boxShadow: elevation.high,
      pointerEvents: 'auto',
    },
    [when('corners', 'cut', '&&')]: { borderRadius: 0 },
  },
});

export const toEnd = component({
  selectors: {
    '&&': {
      inlineSize: '44px',
      blockSize: '44px',
      borderRadius: radius.button,
      background: color.surface.strong,
      boxShadow: elevation.high,
      pointerEvents: 'auto',
    },
    [when('secondary', 'outlined', '&&')]: {
      background: color.surface.raised,
      boxShadow: `inset 0 0 0 ${border.outline} ${color.line.strong}, ${elevation.high}`,
    },
  },
});
