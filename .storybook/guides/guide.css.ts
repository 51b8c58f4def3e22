import {
  displayAt,
  labelAt,
  screen,
  textAt,
  vars,
} from '../../packages/ui/src/foundations/theme/index.ts';

const { color, radius, type } = vars;

const card = `max(${radius.card}, 2px)`;
const narrow = '(max-width: 760px)';

/** A page that is read on a desk. */
export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '48px',
  inlineSize: 'min(100%, 1040px)',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  padding: '64px 40px 120px',
  alignContent: 'start',
  ...textAt('s4'),
  color: color.text.strong,
  '@media': { [narrow]: { padding: '32px 16px 80px', gap: '32px' } },
});

export const head = screen({ display: 'grid', gap: '8px' });
export const shelf = screen({ ...labelAt('s3'), color: color.action.text });
export const name = screen({ ...displayAt('s7') });
export const lead = screen({
  ...textAt('s5'),
  maxInlineSize: '60ch',
  color: color.text.soft,
  textWrap: 'pretty',
});

export const section = screen({ display: 'grid', gap: '20px', minInlineSize: 0 });
export const stack = screen({ display: 'grid', gap: '32px', minInlineSize: 0 });
export const title = screen({
  ...displayAt('s6'),
  paddingBlockStart: '24px',
  borderBlockStart: `1px solid ${color.line.soft}`,
});
export const small = screen({ ...textAt('s4'), fontWeight: type.text.strong });
export const strong = screen({ fontWeight: type.text.strong, color: color.text.strong });
export const soft = screen({ ...textAt('s3'), color: color.text.soft });
export const link = screen({
  color: color.action.text,
  fontWeight: type.text.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const halves = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = screen({
  display: 'grid',
  gap: '10px',
  margin: '12px 0 0',
  paddingInlineStart: '20px',
  color: color.text.soft,
  listStyle: 'disc',
  textWrap: 'pretty',
});

export const anatomy = screen({
  display: 'grid',
  gridTemplateColumns: '390px minmax(0, 1fr)',
  gap: '40px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' } },
});
export const pointed = screen({ position: 'relative', maxInlineSize: '390px' });
export const phone = screen({
  inlineSize: '100%',
  maxInlineSize: '390px',
  overflow: 'clip',
  borderRadius: card,
  background: color.surface.page,
  outline: `1px solid ${color.line.soft}`,
});
export const screenOf = screen({ display: 'block', inlineSize: '100%', border: 0 });

const disc = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '22px',
  blockSize: '22px',
  borderRadius: '50%',
  background: color.text.strong,
  color: color.surface.page,
  fontFamily: type.text.family,
  fontSize: '12px',
  fontWeight: 700,
  lineHeight: 1,
} as const;

export const spot = screen({
  ...disc,
  position: 'absolute',
  boxShadow: `0 0 0 2px ${color.surface.page}`,
  pointerEvents: 'none',
});
export const number = screen({ ...disc, marginBlockStart: '2px' });
export const parts = screen({
  display: 'grid',
  gap: '14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...textAt('s3'),
  color: color.text.soft,
});
export const part = screen({ display: 'flex', gap: '12px' });

/** Both renderings are as high as the higher one. */
export const pair = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '32px',
  marginBlockEnd: '16px',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const drawing = screen({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  margin: 0,
  minInlineSize: 0,
});
export const drawn = screen({
  display: 'grid',
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
  position: 'relative',
  minBlockSize: '128px',
  padding: '24px 20px',
  overflow: 'clip',
  border: `1px solid ${color.line.soft}`,
  borderBlockEnd: 0,
  borderStartStartRadius: card,
  borderStartEndRadius: card,
});
export const caption = screen({
  display: 'grid',
  gap: '4px',
  alignContent: 'start',
  paddingBlockStart: '12px',
  borderBlockStart: '3px solid',
  ...textAt('s3'),
  color: color.text.soft,
  textWrap: 'pretty',
  selectors: {
    '&[data-tone="success"]': { borderColor: color.success.text },
    '&[data-tone="danger"]': { borderColor: color.danger.text },
  },
});
export const verdict = screen({
  fontWeight: type.text.strong,
  selectors: {
    '[data-tone="success"] > &': { color: color.success.text },
    '[data-tone="danger"] > &': { color: color.danger.text },
  },
});

export const keys = screen({ display: 'grid', margin: 0, ...textAt('s3') });
export const keyRow = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(140px, 220px) minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'center',
  paddingBlock: '10px',
  borderBlockEnd: `1px solid ${color.line.soft}`,
  color: color.text.soft,
});
export const key = screen({
  display: 'inline-block',
  marginInlineEnd: '6px',
  padding: '2px 8px',
  border: `1px solid ${color.line.strong}`,
  borderRadius: '6px',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  color: color.text.strong,
});

export const code = screen({
  padding: '1px 5px',
  borderRadius: '5px',
  background: color.surface.inset,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875em',
  color: color.text.strong,
});

export const mono = screen({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1rem',
  fontWeight: 600,
});
export const table = screen({ display: 'grid', gap: '8px', minInlineSize: 0 });
export const prop = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)',
  gap: '16px',
  paddingBlock: '12px',
  borderBlockStart: `1px solid ${color.line.soft}`,
  ...textAt('s3'),
  color: color.text.soft,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' } },
});
export const propName = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignContent: 'start',
  fontFamily: 'ui-monospace, monospace',
});
export const mark = screen({
  ...textAt('s1'),
  color: color.text.faint,
});
export const written = screen({
  display: 'block',
  marginBlockStart: '4px',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  color: color.text.faint,
});

export const stories = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 390px), 1fr))',
  gap: '32px',
  alignItems: 'start',
});
export const story = screen({ display: 'grid', gap: '8px', margin: 0, minInlineSize: 0 });
