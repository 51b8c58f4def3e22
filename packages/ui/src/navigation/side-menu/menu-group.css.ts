import { createVar } from '@vanilla-extract/css';

import { inset } from '../../overlays/drawer/drawer.css.ts';
import { labelCase } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { labelAt, rem } from '../../foundations/theme/type.ts';
import { inTurn, plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, space } = vars;

/** The plate of an icon and its outline; entries draw it. */
export const plate = createVar();
export const outline = createVar();

export const group = component({ minInlineSize: 0 });

export const title = component(
  { marginBlockEnd: '8px', color: color.text.soft, ...labelAt('s2') },
  labelCase,
);

/** So many side by side, and fewer where the reader's letters need more room. */
const columns = (most: number): string =>
  `repeat(auto-fill, minmax(max((100% - ${8 * (most - 1)}px) / ${most} - 1px, ${rem(60)}), 1fr))`;

const ruled = '[data-neighbours="rule"][data-menu="list"]';

export const list = component({
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    [when('menu', 'grid', '&[data-kind="games"]')]: {
      gridTemplateColumns: columns(4),
      gap: '8px',
    },
    [when('menu', 'grid', '&[data-kind="games"][data-columns="3"]')]: {
      gridTemplateColumns: columns(3),
    },
    ...plates.tinted({ rowGap: '16px' }, '&[data-kind="games"]'),

    // Two by two, in cells.
    [when('menu', 'list', '&[data-kind="more"]')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space.list,
    },
    [`${ruled} &[data-kind="more"]`]: {
      gap: 0,
      marginInline: `calc(-1 * ${inset})`,
      borderBlockStart: `${border.rule} solid ${color.line.soft}`,
    },
    [when('neighbours', 'gap', '&[data-kind="rows"]')]: { gap: space.list },

    '&[data-kind="words"]': { display: 'flex', flexWrap: 'wrap', gap: '8px' },
    [when('selected', 'italic', '&[data-kind="words"]')]: { gap: '4px 20px' },
    '&[data-kind="marks"]': { display: 'flex', flexWrap: 'wrap', gap: '8px' },
    '&[data-kind="foot"]': { display: 'flex', flexWrap: 'wrap', gap: '8px' },
    [`${ruled} &[data-kind="foot"]`]: {
      marginInline: `calc(-1 * ${inset})`,
      paddingInline: `${inset} calc(${inset} - 12px)`,
      marginBlock: '-12px -16px',
      borderBlockStart: `${border.rule} solid ${color.line.soft}`,
    },
  },
});

export const place = component({
  minInlineSize: 0,
  selectors: {
    '[data-kind="foot"] > &:first-child': { flex: '1 1 auto' },
    [`${ruled} [data-kind="more"] > &`]: {
      borderBlockEnd: `${border.rule} solid ${color.line.soft}`,
    },
    [`${ruled} [data-kind="more"] > &:nth-child(odd):not(:last-child)`]: {
      borderInlineEnd: `${border.rule} solid ${color.line.soft}`,
    },
    [when('menu', 'list', '[data-kind="more"] > &:last-child:nth-child(odd)')]: {
      gridColumn: '1 / -1',
    },
    ...inTurn((turn) => ({
      vars: { [plate]: turn.ground, [color.icon.second]: turn.mark, [outline]: turn.outline },
    })),
  },
});
