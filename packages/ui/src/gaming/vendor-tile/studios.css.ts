import { scroller } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, effect, space } = vars;

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
