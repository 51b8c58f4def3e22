import { itemAt, onRules } from '@livery/ui/manners';
import {
  labelAt,
  labelCase,
  oneLine,
  pressable,
  screen,
  textAt,
  twoLines,
  vars,
} from '@livery/ui/theme';

const { border, color, radius, size, space, type } = vars;

export const heading = screen(
  {
    paddingInline: space.inset,
    paddingBlock: '16px 6px',
    color: color.text.soft,
    ...labelAt('s2'),
  },
  labelCase,
);

export const row = screen(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minBlockSize: twoLines(size.winner),
    paddingInline: space.inset,
    paddingBlock: '5px',
    scrollMarginBlock: '48px 12px',
    color: color.text.strong,
    cursor: 'pointer',
    selectors: {
      '&:not([data-kind="game"])': { minBlockSize: size.row },
      '&[aria-selected="true"]': { background: color.surface.inset },
      '&[aria-selected="true"]::before': {
        content: '',
        position: 'absolute',
        insetBlock: '6px',
        insetInlineStart: 0,
        inlineSize: '3px',
        borderRadius: '0 3px 3px 0',
        background: color.action.text,
      },
      '[dir="rtl"] &[aria-selected="true"]::before': { borderRadius: '3px 0 0 3px' },
      '& + &::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: space.inset,
        borderBlockStart: `${onRules('1px')} solid ${color.line.soft}`,
      },
    },
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { background: color.surface.inset } } },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-selected="true"]': {
            outline: `${border.focus} solid Highlight`,
            outlineOffset: '-2px',
          },
        },
      },
    },
  },
  pressable,
);

export const thumb = screen({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: size.thumbWidth,
  blockSize: size.thumbHeight,
  borderRadius: radius.thumb,
  background: color.surface.inset,
  selectors: { ':not([data-kind="game"]) > &': { blockSize: size.thumbWidth } },
});

export const cover = screen({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const mark = screen({ inlineSize: '26px', blockSize: '26px', objectFit: 'contain' });

export const icon = screen({ color: color.text.soft });

export const texts = screen({ flex: 1, minInlineSize: 0 });

export const name = screen({ display: 'block', ...itemAt('s3', 's4') }, oneLine);

export const detail = screen(
  {
    display: 'block',
    color: color.text.soft,
    ...textAt('s2'),
    selectors: { '&:empty': { display: 'none' } },
  },
  oneLine,
);

/** What was typed of a name; its weight stays, so that joined letters stay joined. */
export const meant = screen({
  background: 'none',
  color: color.action.text,
  fontWeight: type.text.strong,
});

export const caret = screen({ flex: 'none', color: color.text.faint });
