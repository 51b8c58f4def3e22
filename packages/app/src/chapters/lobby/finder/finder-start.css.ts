import { nameAt, oneLine, pressable, screen, vars } from '@livery/ui/theme';

const { color, size, space } = vars;

export const title = screen({ selectors: { '&&': { marginBlock: '12px 4px' } } });

export const list = screen({ paddingInline: space.inset });

export const row = screen({
  display: 'flex',
  alignItems: 'center',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line.soft}` } },
});

export const again = screen(
  {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minInlineSize: 0,
    minBlockSize: size.row,
    textAlign: 'start',
    color: color.text.strong,
    ...nameAt('s3'),
    // As it was typed, also where names are capitals.
    textTransform: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
  pressable,
);

export const icon = screen({ flex: 'none', color: color.text.soft });

export const text = screen({}, oneLine);

export const remove = screen({
  selectors: { '&&': { flex: 'none', marginInlineEnd: '-12px', color: color.text.soft } },
});
