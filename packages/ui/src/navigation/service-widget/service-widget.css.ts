import { pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, textAt } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, effect, elevation, gradient, radius, size, space } = vars;

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
    display: 'grid',
    placeItems: 'center',
    inlineSize: '56px',
    blockSize: '56px',
    color: color.action.on,
    vars: {
      [color.icon.second]: color.icon.onAction,
      [effect.iconSecond]: '1',
      [color.line.focus]: color.action.on,
    },
    borderRadius: '50%',
    selectors: {
      // It lies over whatever the page shows: the ring stays on its own ground.
      '&:focus-visible': { outlineOffset: '-6px' },
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: 'inherit',
        background: `linear-gradient(180deg, ${gradient.action})`,
        boxShadow: `${elevation.action}, ${elevation.high}`,
        transform: leaning,
      },
      ...plates.tinted(({ outlines }) => ({ borderRadius: outlines[0] })),
      [when('ornament', 'square')]: { borderRadius: radius.button },
      [when('ornament', 'lozenge')]: { inlineSize: '60px', blockSize: '52px', borderRadius: 0 },
      // A stamp in a frame, on the ground of the page.
      [when('ornament', 'diamond')]: {
        borderRadius: 0,
        color: color.action.text,
        vars: { [color.icon.second]: 'currentColor', [color.line.focus]: color.action.text },
      },
      [when('ornament', 'diamond', '&::before')]: {
        background: color.surface.page,
        boxShadow: 'none',
        border: `${border.outline} solid ${color.action.text}`,
        outline: `${border.rule} solid ${color.line.strong}`,
        outlineOffset: '-5px',
      },
    },
    '@media': {
      // Colours that are chosen by the reader leave the plate out: what it lies on would show through.
      '(forced-colors: active)': { border: '1px solid ButtonText', background: 'ButtonFace' },
    },
  },
  pressable,
);

export const icon = component({});

/** Twice the class: the panel's own sheet may come later. */
export const panel = component({
  selectors: {
    '&&': {
      inlineSize: 'min(300px, calc(100vw - 16px))',
      maxBlockSize: 'min(70dvh, 560px)',
      overflowY: 'auto',
      padding: '16px 16px 8px',
    },
    ...plates.tinted({ borderRadius: radius.card }, '&&'),
    [when('edge', 'none', '&&')]: { borderRadius: radius.card },
  },
});

export const title = component({ overflowWrap: 'anywhere', ...displayAt('s4') });

export const note = component({ color: color.text.soft, ...textAt('s2') });

export const ways = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlock: '8px',
});

export const hide = component({
  selectors: {
    '&&': { display: 'flex', inlineSize: '100%', color: color.text.soft },
  },
});
