import { createVar } from '@vanilla-extract/css';

import { inMiddle, sized, stacked } from '../../foundations/manners/arranged.ts';
import { tray, trayOf } from '../../foundations/manners/block.ts';
import { mark as shape } from '../../foundations/roles/mark.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color } = vars;

const ground = createVar();
const ink = createVar();
const ring = createVar();
const plate = createVar();
const glyph = createVar();

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
    [ground]: tray.ground,
    [ink]: color.text.soft,
    [ring]: tray.ring,
    [plate]: color.surface.strong,
    [glyph]: color.text.strong,
  },
  ...trayOf(),
  ...stacked,
  justifyItems: 'center',
  alignContent: 'start',
  gap: '6px',
  minInlineSize: 0,
  padding: '10px 4px',
  background: ground,
  boxShadow: ring,
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
        [ring]: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
        [plate]: color.action.rest,
        [glyph]: color.action.on,
      },
    },
    '&[data-state="missed"]': { vars: { [plate]: 'transparent', [glyph]: color.text.soft } },
    '[data-many] > &': { gap: '2px', paddingBlock: '6px' },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-state="today"]': { outline: '2px solid Highlight' } },
    },
  },
});

/** A day, or what it brings. */
export const words = component({ maxInlineSize: '100%' });

export const mark = component({
  ...inMiddle,
  ...sized('32px'),
  borderRadius: shape.round,
  background: plate,
  color: glyph,
  transform: shape.lean,
  selectors: { '[data-many] &': { ...sized('28px') } },
});

export const done = component({
  textAlign: 'center',
  selectors: { '&:empty': { position: 'absolute' }, '&:focus-visible': { outlineOffset: '4px' } },
});
