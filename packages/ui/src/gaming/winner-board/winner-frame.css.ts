import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius, size, space } = vars;

/** How deep the stripes of the awning hang out in a curve. */
const hem = '16px';
/** Two stripes of eleven. */
const pair = 'calc(200% / 11)';

const shade = `color-mix(in srgb, ${color.tint.first} 82%, ${color.text.strong})`;

/** The lower end of every second stripe: half an ellipse, in the first or second half of a pair. */
const hung = (ink: string, at: '25%' | '75%', down = '0px'): string =>
  `radial-gradient(25% ${hem} at ${at} 0, ${ink} calc(100% - 1px), transparent) 0 calc(100% - 4px + ${down}) / ${pair} ${hem} repeat-x`;

/** What stands around the board and its title: nothing, or a stall under an awning. */
export const frame = component({
  selectors: {
    [when('winners', 'stall')]: {
      position: 'relative',
      isolation: 'isolate',
      marginInline: space.inset,
      marginBlock: `calc(${space.section} + 12px) 32px`,
    },
    [when('winners', 'stall', '&::before')]: {
      content: '',
      position: 'absolute',
      zIndex: 1,
      inset: '0 0 auto',
      blockSize: `calc(${size.awning} + 4px)`,
      borderRadius: `${radius.tile} ${radius.tile} 0 0`,
      background: [
        hung(color.action.rest, '25%'),
        hung(color.tint.first, '75%'),
        hung(shade, '75%', '4px'),
        `linear-gradient(90deg, ${color.action.rest} 50%, ${color.tint.first} 0) 0 0 / ${pair} calc(100% - ${hem} - 3px) repeat-x`,
      ].join(', '),
      pointerEvents: 'none',
    },
  },
});

/** The counter, narrower than the awning it hangs under. */
export const counter = component({
  selectors: {
    [when('winners', 'stall')]: {
      marginInline: '8px',
      paddingBlock: `calc(${size.awning} + 4px) 12px`,
      borderRadius: `${radius.tile} ${radius.tile} ${radius.banner} ${radius.banner}`,
      background: color.surface.raised,
    },
  },
});
