import { sized, under } from '../../foundations/manners/arranged.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { mark } from '../../foundations/roles/mark.css.ts';
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
      ...under,
      borderRadius: radius.badge,
      background: color.badge.fill,
      transform: leaning,
    },
    [when('marks', 'lozenge')]: { paddingInline: '8px', ...figuresAt('s3'), lineHeight: rem(20) },
    '&[data-dot]': { minInlineSize: '8px', ...sized('8px'), padding: 0 },
    '&[data-dot]::before': { rotate: mark.turn },
  },
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});
