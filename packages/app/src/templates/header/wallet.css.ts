import { screen, vars, when } from '@livery/ui/theme';

const { color, radius, size, space } = vars;

/** A pill without a figure, or an empty row: the measure of the balance that comes. */
export const room = screen({
  blockSize: '44px',
  inlineSize: '8rem',
  borderRadius: radius.pill,
  background: `color-mix(in srgb, ${color.frame.text} 8%, ${color.frame.ground})`,
  selectors: {
    [when('header', 'double')]: {
      blockSize: size.header,
      inlineSize: '100%',
      borderRadius: 0,
      borderBlock: `1px solid ${color.line.soft}`,
      background: color.frame.ground,
      display: 'flex',
      alignItems: 'center',
      paddingInline: space.inset,
    },
  },
});

/** Where the pill itself is no bar, the figure has one. */
export const figure = screen({
  display: 'none',
  selectors: { [when('header', 'double')]: { display: 'block' } },
});
