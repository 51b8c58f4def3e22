import { amountAt, blockOf, onPlate, ruleOf } from '@livery/ui/manners';
import {
  labelAt,
  nameAt,
  oneLine,
  pressable,
  rem,
  screen,
  textAt,
  vars,
  when,
} from '@livery/ui/theme';

const { color, radius, space } = vars;

export const records = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '12px',
  paddingBlock: `${space.title} 24px`,
});

/** The days, and what else can be done with the record. */
export const bar = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '8px',
  paddingInline: space.inset,
});

export const days = screen({ flex: 1, minInlineSize: 0 });

/** Kinds that scroll beside what stays. */
export const kinds = screen({ flex: 1, minInlineSize: 0 });

export const tool = screen({ flex: 'none', inlineSize: '44px', blockSize: '44px' });

export const chips = screen({ paddingInline: space.inset });

/** Said, and not shown: the rows of before stand pale until the others are here. */
export const asking = screen({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const found = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  selectors: { '&[data-old]': { opacity: 0.6 } },
});

export const totals = screen({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(96)}, 100%), 1fr))`,
  gap: '8px 16px',
  marginInline: space.inset,
  padding: `12px ${onPlate('16px')}`,
  ...blockOf(),
  borderBlock: ruleOf(color.line.strong),
});

export const total = screen({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const totalName = screen({ color: color.text.soft, ...textAt('s2') });
export const totalValue = screen({ color: color.text.strong, ...amountAt('s4') });

/** Between rules it has no card to be within: one edge for all of a page. */
export const list = screen({ paddingInline: onPlate(space.inset) });

export const day = screen({
  paddingBlock: '14px 6px',
  color: color.text.soft,
  ...labelAt('s2'),
});

/** Far below rows are neither measured nor painted, however many they are. */
export const row = screen(
  {
    display: 'flex',
    // With large letters the amount goes below the name, which stays whole.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    inlineSize: '100%',
    minBlockSize: '64px',
    paddingBlock: '8px',
    textAlign: 'start',
    color: color.text.strong,
    borderBlockEnd: `1px solid ${color.line.soft}`,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 64px',
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      [when('neighbours', 'gap')]: {
        marginBlockEnd: space.list,
        paddingInline: '12px',
        borderBlockEnd: 0,
        borderRadius: radius.row,
        background: color.surface.raised,
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
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.thumb,
  background: color.surface.inset,
  color: color.text.soft,
});

export const picture = screen({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const texts = screen({ flex: `1 1 ${rem(104)}`, minInlineSize: 0 });
export const title = screen({ display: 'block', ...nameAt('s3') }, oneLine);
export const line = screen({ display: 'block', color: color.text.soft, ...textAt('s2') }, oneLine);

export const end = screen({
  flex: 'none',
  maxInlineSize: '60%',
  marginInlineStart: 'auto',
  textAlign: 'end',
});

export const amount = screen({
  display: 'block',
  overflowWrap: 'anywhere',
  ...amountAt('s3'),
  selectors: { '&[data-gain]': { color: color.win.text } },
});

export const sheet = screen({ display: 'grid', gap: '16px' });

export const way = screen({ marginInline: space.inset });
