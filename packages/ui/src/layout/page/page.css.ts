import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, effect, size } = vars;

/** Where the stars stand, in a field of 480 × 64: x, y, diameter. */
const stars = [
  [22, 12, 1],
  [58, 40, 1],
  [92, 8, 1],
  [131, 27, 2],
  [158, 52, 1],
  [187, 14, 1],
  [214, 38, 1],
  [238, 6, 2],
  [263, 24, 1],
  [289, 47, 1],
  [312, 11, 1],
  [336, 33, 2],
  [357, 58, 1],
  [381, 19, 1],
  [402, 42, 1],
  [428, 9, 1],
  [449, 30, 2],
  [470, 50, 1],
] as const;

const star = ([x, y, wide]: (typeof stars)[number]): string =>
  `radial-gradient(circle at ${x}px ${y}px, ${color.scene.text} ${wide / 2}px, transparent ${wide / 2 + 0.5}px)`;

export const page = component({
  position: 'relative',
  isolation: 'isolate',
  inlineSize: 'min(100%, 480px)',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  background: color.surface.page,
  '@media': { '(min-width: 600px)': { boxShadow: `0 0 0 1px ${color.line.soft}` } },
  selectors: {
    // Two lights over a wash, behind the header only.
    [when('backdrop', 'sky', '&:not([data-plain])::before')]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '0 0 auto',
      blockSize: size.sky,
      background: [
        `radial-gradient(300px 220px at 88% -30px, ${color.sky.end}, transparent 72%)`,
        `radial-gradient(320px 200px at 8% -60px, ${color.sky.start}, transparent 70%)`,
        `linear-gradient(180deg, ${color.sky.wash}, ${color.surface.page})`,
      ].join(', '),
      pointerEvents: 'none',
    },
    [`[dir="rtl"]${when('backdrop', 'sky', '&::before')}`]: { scale: '-1 1' },
    [when('backdrop', 'sky', '&:not([data-plain])::after')]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '0 0 auto',
      blockSize: '64px',
      background: stars.map(star).join(', '),
      opacity: effect.stars,
      pointerEvents: 'none',
    },
  },
});
