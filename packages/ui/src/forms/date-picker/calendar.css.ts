import { sized } from '../../foundations/manners/arranged.ts';
import { marked } from '../../foundations/roles/mark.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { labelCase } from '../../foundations/theme/mixins.css.ts';
import { displayAt, labelAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius } = vars;

export const head = component({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'center',
});

/** Leads to the years; it stands between the arrows that go by one. */
export const title = component({
  gridColumn: 2,
  gridRow: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minBlockSize: '44px',
  borderRadius: radius.button,
  textAlign: 'center',
  ...displayAt('s4'),
});

export const titleMark = component({ color: color.text.soft });
export const arrow = component({
  selectors: {
    '&&[aria-disabled="true"]': {
      color: `color-mix(in srgb, currentColor 40%, transparent)`,
      cursor: 'default',
    },
  },
});
/** The mark of the way on, turned round. */
export const before = component({ gridColumn: 1, gridRow: 1, rotate: '180deg' });
export const after = component({ gridColumn: 3, gridRow: 1 });

/** As high as the longest month, so that nothing moves from one to the next. */
export const stage = component({
  blockSize: '312px',
  // Room for the time below counts for more.
  selectors: { '[data-mode="datetime"] > &': { blockSize: 'auto' } },
});

export const grid = component({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});

export const weekday = component(
  {
    blockSize: '40px',
    color: color.text.faint,
    textAlign: 'center',
    ...labelAt('s2'),
    letterSpacing: 0,
  },
  labelCase,
);

/** Days between two that are chosen lie on a band, which begins and ends under these. */
export const cell = component({
  position: 'relative',
  padding: 0,
  textAlign: 'center',
  selectors: {
    '&[data-place]::before': {
      content: '',
      position: 'absolute',
      insetBlock: '4px',
      insetInline: 0,
      background: `color-mix(in srgb, ${color.text.strong} 9%, transparent)`,
    },
    '&[data-place="first"]::before': { insetInlineStart: '50%' },
    '&[data-place="last"]::before': { insetInlineEnd: '50%' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-place]': { borderBlock: '1px solid Highlight' } },
    },
  },
});

export const day = component({
  selectors: {
    // A disc, not an oval, however wide the column is.
    '&::before': { insetInline: 'calc(50% - 20px)' },
    // Today, in the brand's ornament.
    '&[aria-current="date"]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '5px',
      insetInlineStart: 'calc(50% - 2.5px)',
      ...sized('5px'),
      background: 'currentColor',
      ...marked,
    },
    '&[aria-current="date"]:not([data-chosen])': { color: color.action.text },
    [when('marks', 'lozenge', '&::before')]: { insetInline: 'calc(50% - 18px)' },
    [when('marks', 'lozenge', '&[aria-current="date"]::after')]: {
      inlineSize: '10px',
      blockSize: '3px',
      insetInlineStart: 'calc(50% - 5px)',
    },
  },
});

export const times = component({
  position: 'relative',
  selectors: {
    '[data-mode="datetime"] > &': {
      paddingBlockStart: '12px',
      borderBlockStart: `1px solid ${color.line.soft}`,
    },
  },
});

export const unit = component({ paddingBlockEnd: '4px', textAlign: 'center' }, labelCase);

/** In sight however far the sheet has scrolled. */
export const foot = component({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 0,
  marginBlockEnd: '-16px',
  paddingBlock: '8px 16px',
  background: color.surface.raised,
});
