import { along, filling, inMiddle, ringed, sized } from '../../foundations/manners/arranged.ts';
import { onPlate, onRules, tray } from '../../foundations/manners/block.ts';
import { edge } from '../../foundations/manners/edge.ts';
import { inBox } from '../../foundations/manners/field.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { barred } from '../../foundations/roles/track.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { labelAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, type } = vars;

export const tile = component({
  position: 'relative',
  ...along('12px'),
  minInlineSize: 0,
  padding: '8px',
  borderRadius: onPlate(radius.row),
  background: tray.ground,
  color: color.text.strong,
  // Between hairlines, where the brand draws lines and no plates.
  boxShadow: `inset 0 0 0 ${onRules(border.outline)} ${color.line.strong}`,
  clipPath: edge.row,
  selectors: {
    '&[data-state="failed"]': {
      boxShadow: `inset 0 0 0 ${border.outline} ${color.danger.text}`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const thumb = component({
  position: 'relative',
  flex: 'none',
  ...inMiddle,
  ...sized(rem(48)),
  borderRadius: radius.thumb,
  overflow: 'hidden',
  background: color.surface.raised,
  boxShadow: frame.ring,
  color: color.text.soft,
  selectors: {
    '[data-state="failed"] > &': { color: color.danger.text },
  },
});

export const ending = component({ ...labelAt('s1'), letterSpacing: 0 });

export const picture = component({ ...filling, objectFit: 'cover' });

export const texts = component({ flex: 1, minInlineSize: 0 });

export const name = component({
  display: 'flex',
  maxInlineSize: '100%',
  ...textAt('s2'),
  fontWeight: type.text.strong,
});

/** Gives way; the ending of the name stays in sight. */
export const nameStart = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
});
export const nameEnd = component({ flex: 'none', whiteSpace: 'pre' });

/** The whole tile answers, but for its buttons. */
export const open = component({
  maxInlineSize: '100%',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': ringed('-2px'),
  },
});

export const bar = component(
  {
    blockSize: `calc(3px + ${inBox('3px')})`,
    selectors: { [when('field', 'rule')]: { background: color.line.strong } },
  },
  barred,
);

/** Above what the whole tile answers with. Twice the class: the button's own sheet may come later. */
export const act = component({
  selectors: { '&&': { position: 'relative', marginBlock: '-4px', color: color.text.soft } },
});
