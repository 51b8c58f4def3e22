import { component } from '../../foundations/theme/style.ts';
import { displayAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius, size, space } = vars;

export const empty = component({
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  padding: `40px ${space.inset}`,
  textAlign: 'center',
});

/** Three tiles fanned out behind the glyph, where games would be. */
export const mark = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '132px',
  blockSize: '108px',
  marginBlockEnd: '12px',
  color: color.action.text,
  selectors: { '[data-kind="failed"] > &': { color: color.danger.text } },
});

export const card = component({
  position: 'relative',
  gridArea: '1 / 1',
  inlineSize: '66px',
  blockSize: '88px',
  borderRadius: radius.tile,
  background: color.surface.inset,
  border: `1px solid ${color.line.soft}`,
  selectors: {
    '&:nth-child(1)': { rotate: '-12deg', translate: '-30px 6px', opacity: 0.6 },
    '&:nth-child(2)': { rotate: '12deg', translate: '30px 6px', opacity: 0.6 },
    '&:nth-child(3)': { background: color.surface.raised, borderColor: color.line.strong },
    // Where something is wrong, the tiles show that too.
    '[data-kind="failed"] &:nth-child(3)': { rotate: '-5deg' },
    '[data-kind="offline"] &:nth-child(3)': { borderStyle: 'dashed' },
    '[data-kind="offline"] &:not(:nth-child(3))': { opacity: 0.3 },
    '[data-kind="not-found"] &:nth-child(3)': { opacity: 0.35 },
    [when('tile', 'frame', '&:nth-child(1)')]: {
      rotate: '0deg',
      translate: '-32px 0',
      scale: '0.8',
    },
    [when('tile', 'frame', '&:nth-child(2)')]: {
      rotate: '0deg',
      translate: '32px 0',
      scale: '0.8',
    },
  },
});

export const glyph = component({ gridArea: '1 / 1', position: 'relative' });

export const title = component({ color: color.text.strong, ...displayAt('s5') });

export const text = component({
  maxInlineSize: '320px',
  color: color.text.soft,
  ...textAt('s3'),
});

export const action = component({ marginBlockStart: '16px', minBlockSize: size.row });
