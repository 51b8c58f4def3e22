import { vars } from '../theme/vars.css.ts';

const { border, color } = vars;

/** Side by side, on one middle. */
export const along = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** One under the other, and never wider than what holds them. */
export const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** One thing in the middle of its box. */
export const inMiddle = { display: 'grid', placeItems: 'center' } as const;

/** As wide as high, unless told. */
export const sized = (wide: string, high = wide) =>
  ({ inlineSize: wide, blockSize: high }) as const;

/** Over the whole of what it stands in. */
export const filling = { position: 'absolute', inset: 0, ...sized('100%') } as const;

/** A ground that lies under the letters of its part, so that it can lean or turn by itself. */
export const under = { content: '', position: 'absolute', zIndex: -1, inset: 0 } as const;

/** Long words break rather than that they stand out. */
export const wrapping = { overflowWrap: 'anywhere', hyphens: 'auto' } as const;

/** Scrolls in itself, and never what lies around it. */
export const inItself = { overflowY: 'auto', overscrollBehavior: 'contain' } as const;

/** The same without a bar. */
export const scrolling = { ...inItself, scrollbarWidth: 'none' } as const;

/** The ring of the focus, where a part draws it for what lies in it. */
export const ringed = (offset: string) =>
  ({ outline: `${border.focus} solid ${color.line.focus}`, outlineOffset: offset }) as const;

/** Words that are read out and not seen, and the same in sight where a brand shows them. */
export const unseen = {
  position: 'absolute',
  ...sized('1px'),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
export const inSight = { position: 'static', ...sized('auto'), clipPath: 'none' } as const;
