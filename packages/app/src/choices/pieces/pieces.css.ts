import { screen, vars } from '@livery/ui/theme';

const { color, size, space } = vars;

/** As wide as a page, and as high as what stands in it. */
export const picture = screen({
  position: 'relative',
  isolation: 'isolate',
  display: 'flow-root',
  paddingBlock: '12px',
  background: color.surface.page,
  color: color.text.strong,
  selectors: {
    '&[data-edge-to-edge]': { paddingBlock: 0 },
    '&[data-screen]': { minBlockSize: '100dvh' },
  },
});

export const page = screen({ minBlockSize: 0 });

export const underBar = screen({ paddingBlockEnd: `calc(${size.bar} / 2)` });

export const aboveBar = screen({ display: 'grid', gap: '12px', paddingInline: space.inset });

export const column = screen({ display: 'grid', gap: '12px', paddingInline: space.inset });

export const icons = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  justifyItems: 'center',
  gap: '20px',
  paddingInline: space.inset,
});
