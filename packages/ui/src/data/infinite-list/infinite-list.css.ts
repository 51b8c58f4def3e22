import { list as rows } from '../../layout/list-row/list-row.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, textAt } from '../../foundations/theme/type.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, space } = vars;

export const list = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: {
      '&:empty': { display: 'none' },
      // Cards have a ground each.
      '&:has(> li > article)': {
        gap: `max(12px, ${space.list})`,
        overflow: 'visible',
        paddingBlock: 0,
        background: 'none',
        boxShadow: 'none',
      },
      [when('winners', 'ledger', '&:has(> li > article)')]: { gap: 0 },
    },
  },
  rows,
);

/** As high with a word as without, so that nothing jumps while more comes. */
export const foot = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  minBlockSize: '72px',
  padding: `12px ${space.inset}`,
});

export const word = component({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  color: color.text.soft,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...textAt('s2'),
  selectors: {
    [when('emphasis', 'italic')]: { ...displayAt('s3'), fontStyle: script.italic },
  },
});

export const fault = component({ flex: 'none', color: color.danger.text });
