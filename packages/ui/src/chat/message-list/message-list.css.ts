import { inMiddle, sized } from '../../foundations/manners/arranged.ts';
import { roundedBy } from '../../foundations/manners/edge.ts';
import { second } from '../../foundations/roles/second.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, elevation, radius, space } = vars;

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
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

/** A few messages stand at the foot. */
export const start = component({
  ...inMiddle,
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

const over = { borderRadius: roundedBy(radius.button), pointerEvents: 'auto' } as const;

/** They lie over words, and let none of them through. Twice the class: the button's own sheet may come later. */
export const fresh = component({
  selectors: { '&&': { ...over, background: color.surface.raised, boxShadow: elevation.high } },
});

export const toEnd = component({
  selectors: {
    // And once more, since it says more of the page.
    '&&&': {
      ...over,
      ...sized('44px'),
      background: `linear-gradient(${second.ground} 0 0) ${color.surface.raised}`,
      boxShadow: `${second.ring}, ${elevation.high}`,
    },
  },
});
