import { globalStyle } from '@vanilla-extract/css';
import { labelAt, figuresAt, nameAt, screen, textAt, vars } from '@livery/ui/theme';

const { color, space } = vars;

export const statement = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '16px',
  paddingBlock: `${space.title} 32px`,
  '@media': { print: { paddingBlock: 0 } },
});

const onScreenOnly = { '@media': { print: { display: 'none' } } } as const;

export const ranges = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  paddingInline: space.inset,
  ...onScreenOnly,
});

export const inset = screen({ marginInline: space.inset });

/** Whose statement it is: a sheet of paper has no bar that says so. */
export const heading = screen({
  display: 'none',
  marginInline: space.inset,
  ...nameAt('s5'),
  '@media': { print: { display: 'block' } },
});

export const range = screen({
  marginInline: space.inset,
  color: color.text.soft,
  ...textAt('s3'),
});

export const figures = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: '8px',
  marginInline: space.inset,
});

export const tools = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginInline: space.inset,
  ...onScreenOnly,
});
export const tool = screen({ flex: '1 1 auto' });

/** Far below, days are neither measured nor painted, however many they are. */
export const month = screen({
  marginInline: space.inset,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 800px',
  '@media': { print: { contentVisibility: 'visible' } },
});
export const monthName = screen({ paddingBlock: '8px', ...nameAt('s4') });

export const days = screen({ margin: 0, padding: 0, listStyle: 'none' });
export const day = screen({
  paddingBlock: '12px',
  borderBlockStart: `1px solid ${color.line.soft}`,
  '@media': { print: { breakInside: 'avoid' } },
});

const ends = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '16px',
} as const;

export const dayHead = screen({ ...ends, color: color.text.soft });
export const dayName = screen({ ...labelAt('s2') });
export const balance = screen({ marginInlineStart: 'auto', ...textAt('s2') });

export const lines = screen({ margin: 0 });
export const line = screen({
  ...ends,
  paddingBlockStart: '8px',
  color: color.text.strong,
  ...textAt('s3'),
});
export const entries = screen({ color: color.text.soft, ...textAt('s2') });
export const amounts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: '12px',
  margin: 0,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  ...figuresAt('s3'),
});

// On paper: nothing of what stands around a page, and ink alone, in a dark brand too.
globalStyle(`:has(> main ${statement}) > :not(main)`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(
  `:is(html, body, :has(> main)):has(${statement})::before, :is(html, body, :has(> main)):has(${statement})::after`,
  { '@media': { print: { display: 'none !important' } } },
);
globalStyle(`:is(html, body, :has(> main)):has(${statement})`, {
  '@media': {
    print: {
      inlineSize: 'auto !important',
      color: 'black !important',
      background: 'white !important',
      boxShadow: 'none !important',
    },
  },
});
globalStyle(`${statement}, ${statement} *`, {
  '@media': {
    print: {
      color: 'black !important',
      background: 'none !important',
      boxShadow: 'none !important',
      textShadow: 'none !important',
    },
  },
});
