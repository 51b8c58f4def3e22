import { createVar } from '@vanilla-extract/css';

import { along, inMiddle, sized, wrapping } from '../../foundations/manners/arranged.ts';
import { block, onRules } from '../../foundations/manners/block.ts';
import { ifCut } from '../../foundations/manners/edge.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { groundOf, plate, roundOf, shadeBy } from '../../foundations/manners/plate.ts';
import { entryAt } from '../../foundations/manners/voices.ts';
import { oneLine } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, stepOf, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { pageOf, when } from '../../foundations/theme/when.ts';

const { border, color, radius, size } = vars;
const ground = createVar();
/** On a tint the greys are not read. */
const soft = shadeBy(color.text.soft, color.text.strong);

export const bar = component({
  vars: { [ground]: color.surface.strip },
  ...along('10px'),
  minBlockSize: `max(64px, ${size.header})`,
  padding: 'calc(8px + env(safe-area-inset-top)) 12px 8px 0',
  background: groundOf(ground, color.surface.strong),
  boxShadow: `inset 0 ${ifCut('3px')} ${color.action.rest}, inset 0 calc(-1 * ${onRules(border.rule)}) ${color.line.strong}`,
  color: color.text.strong,
  selectors: {
    '[dir="rtl"] &': { paddingInline: '0 12px' },
    [when('blocks', 'rules')]: { vars: { [ground]: color.surface.page } },
  },
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
});

/** Close to the edge, where it takes no room from the words. */
export const close = component({
  selectors: { '&&': { marginInlineEnd: '-10px', color: soft } },
});

export const mark = component({
  flex: 'none',
  ...inMiddle,
  overflow: 'hidden',
  ...sized('44px'),
  border: `${frame.edge} solid ${color.line.strong}`,
  borderRadius: roundOf(radius.thumb),
  padding: frame.mat,
  background: block.ground,
  transform: plate.lean,
});

export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const texts = component({ flex: 1, minInlineSize: 0 });

export const name = component({
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  ...entryAt('s3'),
  // Letters of a title are drawn for larger sizes.
  selectors: {
    [`:is(${pageOf('blocks', 'rules')}, ${pageOf('titles', 'capitals')}) &`]: stepOf('s4'),
  },
});

export const nameWords = component({}, oneLine);

export const rating = component({ flex: 'none', position: 'relative' });

export const stars = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  // On a tint titles alone are read, on the strong surface the greys.
  color: shadeBy(color.win.text, color.text.strong, color.text.strong),
  ...figuresAt('s1'),
  letterSpacing: 0,
});

export const text = component({ color: soft, ...textAt('s1') }, oneLine);

/** Twice the class: the button's own sheet may come later. */
export const download = component({
  selectors: {
    '&&': { flex: 'none', maxInlineSize: '44%', paddingInline: '16px', ...wrapping },
  },
});
