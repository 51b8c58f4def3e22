import { as, own } from '../../foundations/manners/own.ts';
import { inMiddle, sized, under } from '../../foundations/manners/arranged.ts';
import { inTurn } from '../../foundations/manners/plate.ts';
import { mark } from '../../foundations/roles/mark.css.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, effect, elevation, gradient, radius, size, space } = vars;

/** The button in the shape of the brand's marks. */
const look = own({
  width: '56px',
  height: '56px',
  ink: color.action.on,
  second: color.icon.onAction,
  ground: `linear-gradient(180deg, ${gradient.action})`,
  shadow: `${elevation.action}, ${elevation.high}`,
  line: '0px',
  rule: '0px',
});

/** At the end of the column, above the bar and its raised button. */
export const place = component({
  position: 'fixed',
  zIndex: 25,
  insetBlockEnd: `calc(${size.bar} + 24px + env(safe-area-inset-bottom))`,
  insetInlineEnd: `calc(max(0px, 50vw - 240px) + ${space.inset} + env(safe-area-inset-right))`,
  selectors: {
    [when('bar', 'floating')]: {
      insetBlockEnd: `calc(${size.bar} + ${size.barInset} + 20px + env(safe-area-inset-bottom))`,
    },
  },
});

export const button = component(
  {
    position: 'relative',
    isolation: 'isolate',
    ...inMiddle,
    ...sized(look.width, look.height),
    color: look.ink,
    vars: {
      ...look.usual.vars,
      [color.icon.second]: look.second,
      [effect.iconSecond]: '1',
      [color.line.focus]: look.ink,
    },
    borderRadius: mark.round,
    selectors: {
      // It lies over whatever the page shows: the ring stays on its own ground.
      '&:focus-visible': { outlineOffset: '-6px' },
      '&::before': {
        ...under,
        borderRadius: 'inherit',
        border: `${look.line} solid ${look.ink}`,
        outline: `${look.rule} solid ${color.line.strong}`,
        outlineOffset: '-5px',
        background: look.ground,
        boxShadow: look.shadow,
        transform: leaning,
      },
      [when('marks', 'lozenge')]: as(look, { width: '60px', height: '52px' }),
      // A stamp in a frame, on the ground of the page.
      [when('marks', 'diamond')]: as(look, {
        ink: color.action.text,
        second: 'currentColor',
        ground: color.surface.page,
        shadow: 'none',
        line: border.outline,
        rule: border.rule,
      }),
    },
    '@media': {
      // Colours that are chosen by the reader leave the plate out: what it lies on would show through.
      '(forced-colors: active)': { border: '1px solid ButtonText', background: 'ButtonFace' },
    },
  },
  pressable,
);

/** Twice the class: the panel's own sheet may come later. */
export const panel = component({
  selectors: {
    '&&': {
      inlineSize: 'min(300px, calc(100vw - 16px))',
      maxBlockSize: 'min(70dvh, 560px)',
      overflowY: 'auto',
      padding: '16px 16px 8px',
      borderRadius: radius.card,
    },
  },
});

export const title = component({ overflowWrap: 'anywhere', ...displayAt('s4') });

export const ways = component({ marginBlock: '8px' });

export const way = component({}, inTurn);

export const hide = component({
  selectors: {
    '&&': { display: 'flex', inlineSize: '100%', color: color.text.soft },
  },
});
