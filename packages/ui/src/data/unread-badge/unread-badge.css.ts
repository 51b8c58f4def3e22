import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius } = vars;

export const badge = component({
  position: 'relative',
  zIndex: 0,
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: rem(20),
  blockSize: rem(20),
  paddingInline: '6px',
  color: color.badge.on,
  ...textAt('s1'),
  lineHeight: rem(20),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    // The ground lies below, so that it can lean by itself.
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: radius.badge,
      background: color.badge.fill,
      transform: leaning,
    },
    [when('ornament', 'disc', '&::before')]: { borderRadius: rem(10) },
    [when('ornament', 'fruit', '&::before')]: { borderRadius: rem(10) },
    [when('ornament', 'lozenge')]: {
      paddingInline: '8px',
      ...figuresAt('s3'),
      lineHeight: rem(20),
    },
    '&[data-dot]': { minInlineSize: '8px', inlineSize: '8px', blockSize: '8px', padding: 0 },
    [when('ornament', 'diamond', '&[data-dot]::before')]: { rotate: '45deg' },
  },
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});
