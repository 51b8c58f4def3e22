import { script } from '../../foundations/theme/script.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, type } = vars;

const row = '44px';
/** Two and a half above the band and as many below: there is more. */
const rows = 6;
const room = `calc((${rows} - 1) / 2 * ${row})`;

export const picker = component({ display: 'grid', gap: '16px' });

export const wheel = component({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  gap: '4px',
  paddingInline: '8px',
  selectors: {
    // The band in which what is chosen stands.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: room,
      blockSize: row,
      borderRadius: radius.button,
      background: `color-mix(in srgb, ${color.text.strong} 9%, transparent)`,
    },
    [when('selected', 'soft', '&::before')]: {
      background: color.selected.fill,
      boxShadow: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
    },
    [when('selected', 'italic', '&::before')]: {
      borderRadius: 0,
      background: 'none',
      borderBlock: `1px solid ${color.action.text}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&::before': { border: '2px solid Highlight' } },
    },
  },
});

export const column = component({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 'min-content',
  blockSize: `calc(${rows} * ${row})`,
  paddingBlock: room,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollSnapType: 'y mandatory',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(transparent, black 32%, black 68%, transparent)',
  selectors: {
    '&[data-wide]': { flexGrow: 1.8 },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { '(forced-colors: active)': { maskImage: 'none' } },
});

export const option = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: row,
  paddingInline: '4px',
  scrollSnapAlign: 'center',
  color: color.text.soft,
  whiteSpace: 'nowrap',
  ...figuresAt('s4'),
  fontWeight: type.text.weight,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: radius.button },
    '&[aria-selected="true"]': { color: color.text.strong },
    [`${column}[data-chosen] > &[aria-selected="true"]`]: {
      color: color.action.text,
      fontWeight: type.text.strong,
    },
    [when('selected', 'soft', '&&&[aria-selected="true"]')]: { color: color.selected.on },
    [when('selected', 'italic', '&[aria-selected="true"]')]: { fontStyle: script.italic },
  },
});
