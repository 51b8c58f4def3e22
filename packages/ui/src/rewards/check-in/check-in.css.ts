import { createVar } from '@vanilla-extract/css';

import { blobs, cutFoot, leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, radius } = vars;

const ground = createVar();
const ink = createVar();
const edge = createVar();
const plate = createVar();
const glyph = createVar();

export const whole = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
});

/** As many beside each other as their letters leave room for: a week on two lines, a month by weeks. */
export const days = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(4.75rem, 100%), 1fr))',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    '&[data-many]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(2.75rem, 100%), 1fr))',
      gap: '4px',
    },
  },
});

export const day = component({
  vars: {
    [ground]: color.surface.inset,
    [ink]: color.text.soft,
    [edge]: 'transparent',
    [plate]: color.surface.strong,
    [glyph]: color.text.strong,
  },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '6px',
  minInlineSize: 0,
  padding: '10px 4px',
  borderRadius: radius.row,
  background: ground,
  boxShadow: `inset 0 0 0 ${border.selected} ${edge}`,
  color: ink,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="claimed"]': {
      vars: { [plate]: color.success.surface, [glyph]: color.success.on },
    },
    '&[data-state="today"]': {
      vars: {
        [ground]: color.selected.fill,
        [ink]: color.selected.on,
        [edge]: color.selected.edge,
        [plate]: color.action.rest,
        [glyph]: color.action.on,
      },
    },
    '&[data-state="missed"]': { vars: { [plate]: 'transparent', [glyph]: color.text.soft } },
    [when('corners', 'cut')]: { clipPath: cutFoot(cut.row) },
    [when('winners', 'ledger')]: { borderRadius: 0 },
    [when('winners', 'ledger', '&:not([data-state="today"])')]: {
      vars: { [ground]: 'transparent', [edge]: color.line.soft },
      boxShadow: `inset 0 0 0 1px ${edge}`,
    },
    '[data-many] > &': { gap: '2px', paddingBlock: '6px' },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-state="today"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const name = component({ maxInlineSize: '100%', ...nameAt('s2') });

export const mark = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: '50%',
  background: plate,
  color: glyph,
  selectors: {
    [when('ornament', 'fruit')]: { borderRadius: blobs[0] },
    [when('ornament', 'square')]: { borderRadius: `min(${radius.button}, 8px)` },
    [when('ornament', 'diamond')]: { borderRadius: 0 },
    [when('ornament', 'lozenge')]: { borderRadius: 0, transform: leaning },
    '[data-many] &': { inlineSize: '28px', blockSize: '28px' },
  },
});

export const reward = component({ maxInlineSize: '100%', ...figuresAt('s2') });

export const done = component({
  color: color.text.soft,
  textAlign: 'center',
  ...textAt('s3'),
  selectors: {
    '&:empty': { position: 'absolute' },
    '&:focus-visible': { outlineOffset: '4px' },
  },
});
