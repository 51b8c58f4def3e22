import { fallbackVar } from '@vanilla-extract/css';

import { inItself, inMiddle } from '../../foundations/manners/arranged.ts';
import { chosen, onChoice } from '../../foundations/manners/choice.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius, type } = vars;

const row = '44px';
/** Two and a half above the band and as many below: there is more. */
const rows = 6;
const room = `calc((${rows} - 1) / 2 * ${row})`;

/** As wide as its widest column, where words are long. */
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
      borderRadius: onChoice(radius.button),
      background: fallbackVar(
        chosen.ground,
        `color-mix(in srgb, ${color.text.strong} 9%, transparent)`,
      ),
      boxShadow: fallbackVar(chosen.ring, 'none'),
    },
    // From edge to edge it has no sides.
    [when('selected', 'italic', '&::before')]: { clipPath: 'inset(0 1px)' },
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
  ...inItself,
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
  ...inMiddle,
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
    '&[aria-selected="true"]': {
      color: chosen.ink,
      fontStyle: fallbackVar(chosen.slant, figuresAt('s4').fontStyle),
    },
    [`${column}[data-chosen] > &[aria-selected="true"]`]: {
      color: color.action.text,
      fontWeight: type.text.strong,
    },
    [when('selected', 'soft', '&&&[aria-selected="true"]')]: { color: chosen.ink },
  },
});
