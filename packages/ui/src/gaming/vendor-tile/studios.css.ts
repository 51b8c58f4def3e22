import { pointAnew, roles } from '../../foundations/roles/roles.ts';
import { scroller } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, effect, elevation, radius, size, space, type } = vars;

/** A studio as a card in a strip; of the page, as it may stand outside of a list too. */
export const studio = roles('studio', {
  flow: 'row',
  gap: '10px',
  least: '120px',
  height: size.studio,
  start: '16px',
  end: '16px',
  round: `min(${radius.card}, 18px)`,
  ground: color.surface.raised,
  shadow: elevation.low,
  ink: color.text.soft,
  ring: '2px',
  shape: '28px',
  shown: 'block',
  disc: 'none',
  logo: '124px',
  logoHeight: '44px',
  most: 'none',
  weight: type.text.strong,
  line: rem(20),
});

pointAnew('studios', 'pills', {
  [studio.gap]: '8px',
  [studio.least]: '0px',
  [studio.start]: '12px',
  [studio.round]: radius.button,
  [studio.shadow]: 'none',
  [studio.ink]: color.text.strong,
  [studio.shown]: 'none',
  [studio.disc]: 'grid',
  [studio.logo]: '108px',
  [studio.logoHeight]: '40px',
  [studio.weight]: type.label.weight,
  [studio.line]: type.line.s3,
});

/** Side by side on one ground, each above its name. */
const cell = {
  [studio.flow]: 'column',
  [studio.gap]: '4px',
  [studio.least]: '0px',
  [studio.round]: '0px',
  [studio.ground]: 'none',
  [studio.shadow]: 'none',
  [studio.ring]: '-3px',
  [studio.most]: '100%',
};

pointAnew('studios', 'table', {
  ...cell,
  [studio.height]: `calc(${size.studio} + 20px)`,
  [studio.start]: '8px',
  [studio.end]: '8px',
  [studio.shape]: '22px',
  [studio.logo]: '96px',
  [studio.weight]: type.display.weight,
});

pointAnew('studios', 'cells', {
  ...cell,
  [studio.start]: '6px',
  [studio.end]: '6px',
  [studio.ink]: color.text.strong,
  [studio.shape]: '24px',
  [studio.logo]: '88px',
  [studio.weight]: type.label.weight,
  [studio.line]: rem(16),
});

export const studios = component(
  {
    gap: '8px',
    // Room for the ring of the focus, which the scroller would cut.
    paddingBlock: '4px',
    selectors: {
      [when('studios', 'table')]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 0,
        overflow: 'visible',
        marginInline: space.inset,
        padding: 0,
        border: `${border.rule} solid ${color.line.soft}`,
      },
      [when('studios', 'cells')]: {
        gap: 0,
        marginInline: space.inset,
        padding: 0,
        scrollPaddingInline: 0,
        background: color.surface.raised,
      },
    },
  },
  scroller,
);

export const place = component({
  flex: 'none',
  scrollSnapAlign: 'start',
  selectors: {
    [when('studios', 'table', '&:nth-child(n + 7)')]: { display: 'none' },
    [when('studios', 'table', '&:not(:nth-child(3n + 1))')]: {
      borderInlineStart: `${border.rule} solid ${color.line.soft}`,
    },
    [when('studios', 'table', '&:nth-child(n + 4)')]: {
      borderBlockStart: `${border.rule} solid ${color.line.soft}`,
    },
    [when('studios', 'cells')]: { position: 'relative', flex: '1 0 20%' },
    // Rules that lean as the letters do.
    [when('studios', 'cells', '& + &::before')]: {
      content: '',
      position: 'absolute',
      insetBlock: '14px',
      insetInlineStart: 0,
      inlineSize: border.rule,
      background: color.line.soft,
      rotate: `calc(1deg * ${effect.angle})`,
    },
  },
});
