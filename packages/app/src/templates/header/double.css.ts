import { screen, top, vars } from '@livery/ui/theme';

/** The brand scrolls away; the wallet stays. */
export const brand = screen({ position: 'relative' });

export const wallet = screen({ position: 'sticky', zIndex: 20, insetBlockStart: top });

/** As high as the wallet row that takes its place after log-in. */
export const guest = screen({
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  blockSize: vars.size.header,
  paddingInlineStart: vars.space.inset,
  borderBlock: `1px solid ${vars.color.line.soft}`,
});

/** Beside two others there is no room for it on narrow phones; the menu offers the same. */
export const offer = screen({ '@media': { '(max-width: 379px)': { display: 'none' } } });

export const login = screen({ alignSelf: 'center' });
