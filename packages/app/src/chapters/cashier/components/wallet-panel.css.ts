import { blockOf, onPlate, ruleOf } from '@livery/ui/manners';
import { figuresAt, inColumn, screen, textAt, vars, when } from '@livery/ui/theme';

const { color, gradient, radius, space, type } = vars;

/** A shade of the card’s own ink: the page’s surfaces are as dark as that ink in one of the modes. */
const shade = `color-mix(in srgb, ${color.action.on} 12%, transparent)`;

export const panel = screen({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: space.inset,
  selectors: {
    [when('wallet', 'plain')]: {
      marginInline: space.inset,
      padding: `8px ${onPlate('16px')} 16px`,
      ...blockOf(),
      borderBlock: ruleOf(color.line.strong),
    },
    [when('wallet', 'card')]: {
      vars: {
        [color.text.strong]: color.action.on,
        [color.text.soft]: color.action.on,
        [color.text.faint]: color.action.on,
        [color.line.focus]: color.action.on,
        [color.line.strong]: color.action.on,
        [color.surface.inset]: shade,
        [color.surface.strong]: shade,
        [color.icon.second]: color.icon.onAction,
      },
      isolation: 'isolate',
      overflow: 'hidden',
      marginInline: space.inset,
      padding: '14px 20px 20px',
      borderRadius: radius.card,
      color: color.action.on,
      background: `linear-gradient(180deg, ${gradient.action})`,
    },
    // The fruit of the brand, on the end of its card.
    [`[data-marks="fruit"]${when('wallet', 'card', '&::before')}`]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlockStart: '24px',
      insetInlineEnd: '12px',
      inlineSize: '104px',
      blockSize: '112px',
      borderRadius: '52% 48% 50% 50% / 46% 52% 48% 54%',
      background: color.second.fill,
    },
    [`[data-marks="fruit"]${when('wallet', 'card', '&::after')}`]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlockStart: '-6px',
      insetInlineEnd: '4px',
      inlineSize: '60px',
      blockSize: '34px',
      borderRadius: '100% 12% 100% 12%',
      background: color.selected.edge,
    },
  },
});

export const line = screen({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: color.text.soft,
});

export const label = screen({ paddingInlineEnd: '4px', ...textAt('s3'), fontWeight: 600 });

export const amount = screen({
  color: color.text.strong,
  ...figuresAt('s7'),
  fontSize: inColumn(type.size.s7, 10.5),
  // At the optical size of a title the bars of some signs are too thin to see.
  fontVariationSettings: `'opsz' ${type.optical.medium}`,
  overflowWrap: 'anywhere',
});

/** Wallets side by side; they go on below where there are many. */
export const pots = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  gap: '10px 16px',
  marginBlockStart: '14px',
  paddingBlockStart: '12px',
  borderBlockStart: `1px solid color-mix(in srgb, currentColor 24%, transparent)`,
  color: color.text.soft,
  ...textAt('s2'),
});

export const pot = screen({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const potAmount = screen({ color: color.text.strong, ...figuresAt('s3') });

/** Under the wallets, on the ground of the panel. */
export const actions = screen({ marginBlockStart: '14px' });
