import { figuresAt, inColumn, screen, top, vars } from '@livery/ui/theme';

const { color, space, type } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** As high as the screen below its bar, so that what goes on finds its foot. */
export const page = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  minBlockSize: `calc(100dvh - 52px - ${top})`,
  paddingInline: space.inset,
  paddingBlockStart: '16px',
  paddingBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
});

export const part = screen({ ...column, gap: '12px' });

export const end = screen({ ...column, gap: '12px' });

/** What goes on stands at the thumb, however short or long a step is. */
export const action = screen({
  ...column,
  gap: '12px',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  marginBlockStart: 'auto',
  marginInline: `calc(-1 * ${space.inset})`,
  paddingInline: space.inset,
  paddingBlock: '12px max(12px, env(safe-area-inset-bottom))',
  background: color.surface.page,
});

/** What is left of a limit, and where limits are set. */
export const room = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
});

export const bone = screen({ blockSize: '76px' });
export const head = screen({ blockSize: '96px' });
export const field = screen({ blockSize: '132px' });
export const button = screen({ blockSize: vars.size.button });

/** The sum that a deposit is of. */
export const figure = screen({
  color: color.text.strong,
  ...figuresAt('s7'),
  fontSize: inColumn(type.size.s7, 10.5),
  overflowWrap: 'anywhere',
});

export const centred = screen({
  ...column,
  justifyItems: 'center',
  gap: '8px',
  paddingBlock: '8px',
  textAlign: 'center',
});

/** A picture for a camera is as large as a hand holds it well. */
export const code = screen({ inlineSize: 'min(240px, 100%)', marginInline: 'auto' });

export const rows = screen({ ...column, gap: '12px' });

/** Rows bring their own distance from the edges. */
export const bleed = screen({ marginInline: `calc(-1 * ${space.inset})` });

/** A question, and at the thumb what can be answered. */
export const question = screen({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '16px',
  overflowY: 'auto',
});
export const answers = screen({ ...column, gap: '8px', marginBlockStart: 'auto' });
