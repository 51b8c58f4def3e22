import { leaning, upright } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, rem } from '../../foundations/theme/type.ts';
import { inTurn, plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color } = vars;

export const drawn = component({ position: 'relative', display: 'inline-flex' });

export const balls = component({ display: 'inline-flex', flexWrap: 'wrap', gap: '4px' });

const side = rem(28);

/** Wider than high for a number of several figures. */
export const ball = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: side,
  blockSize: side,
  paddingInline: '4px',
  borderRadius: side,
  color: color.text.strong,
  background: color.surface.strong,
  selectors: {
    '[data-latest] > &': { color: color.win.on, background: color.win.fill },
    ...inTurn(({ ground, outline }) => ({ borderRadius: outline, background: ground })),
    ...plates.tinted(
      { color: color.win.on, background: color.win.fill },
      (root) => `${root} [data-latest] > &&`,
    ),
    ...plates.leaning({
      borderRadius: '2px',
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${color.line.strong}`,
      transform: leaning,
    }),
    ...plates.leaning(
      { color: color.action.on, background: color.action.rest, boxShadow: 'none' },
      (root) => `${root} [data-latest] > &&`,
    ),
    [when('tile', 'frame')]: {
      borderRadius: 0,
      border: `${border.frame} solid ${color.line.strong}`,
      background: 'none',
    },
    [when('tile', 'frame', '[data-latest] > &')]: {
      color: color.win.text,
      borderColor: 'currentColor',
      background: 'none',
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const figure = component({
  ...figuresAt('s3'),
  selectors: { ...plates.leaning({ transform: upright }) },
});
