import { pressable } from '../../foundations/theme/mixins.css.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, nameAt } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, space } = vars;

/** Of topics that are only bones yet none is chosen by anybody. */
const current = '&:is([aria-selected="true"], [data-current])';

export const help = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(104px, 32%) minmax(0, 1fr)',
  alignItems: 'start',
});

export const list = component({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  display: 'grid',
  gap: '4px',
  paddingInlineStart: '8px',
  paddingBlock: '8px',
  selectors: {
    ...plates.tinted({
      gap: 0,
      paddingBlock: '16px',
      background: color.surface.strip,
      borderStartEndRadius: radius.card,
      borderEndEndRadius: radius.card,
    }),
    ...plates.leaning({
      gap: 0,
      paddingInlineStart: 0,
      paddingBlock: 0,
      overflowX: 'clip',
      background: color.surface.inset,
    }),
    [when('rail', 'words')]: {
      paddingInlineStart: space.inset,
      borderInlineEnd: `${border.rule} solid ${color.line.soft}`,
    },
  },
});

export const topic = component(
  {
    position: 'relative',
    zIndex: 0,
    minBlockSize: '48px',
    paddingInline: '12px',
    paddingBlock: '8px',
    borderRadius: radius.thumb,
    color: color.text.soft,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    textAlign: 'start',
    ...nameAt('s3'),
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      [current]: { background: color.surface.strong, color: color.text.strong },
      ...plates.tinted({
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
        borderStartStartRadius: radius.row,
        borderEndStartRadius: radius.row,
      }),
      ...plates.tinted({ background: color.surface.page }, current),
      ...plates.leaning(
        {
          vars: { [color.line.focus]: color.action.on },
          background: 'none',
          color: color.action.on,
        },
        current,
      ),
      ...plates.leaning(
        {
          content: '',
          position: 'absolute',
          zIndex: -1,
          // Its start leans too, but out of sight.
          insetBlock: 0,
          insetInline: '-8px 6px',
          background: color.action.rest,
          transform: leaning,
        },
        `${current}::before`,
      ),
      ...plates.leaning({ minBlockSize: '52px', paddingInlineEnd: '16px' }),
      [when('rail', 'words')]: {
        paddingInlineStart: 0,
        color: color.text.strong,
        ...displayAt('s3'),
        letterSpacing: 0,
      },
      [when('rail', 'words', current)]: {
        background: 'none',
        color: color.action.text,
        fontStyle: script.italic,
      },
      [when('rail', 'words', `${current}::before`)]: { content: 'none' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [current]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  pressable,
);

export const content = component({
  display: 'grid',
  gap: '12px',
  minInlineSize: 0,
  padding: `16px ${space.inset} 24px`,
});
