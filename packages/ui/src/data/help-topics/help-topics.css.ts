import { pressable, scroller } from '../../foundations/theme/mixins.css.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, nameAt, rem } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, space } = vars;

/** Of topics that are only bones yet none is chosen by anybody. */
const current = '&:is([aria-selected="true"], [data-current])';

export const help = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
});

/** Topics in a row under the bar, of which one after the other comes into sight: a text has all of the column. */
export const list = component(
  {
    gap: '4px',
    paddingBlock: '8px',
    background: color.surface.page,
    selectors: {
      ...plates.tinted({ gap: 0, paddingBlock: '8px 0', background: color.surface.strip }),
      ...plates.leaning({ gap: '4px', paddingBlock: 0, background: color.surface.inset }),
      [when('rail', 'words')]: {
        gap: '24px',
        borderBlockEnd: `${border.rule} solid ${color.line.soft}`,
      },
    },
  },
  scroller,
);

export const topic = component(
  {
    position: 'relative',
    zIndex: 0,
    flex: 'none',
    minBlockSize: '48px',
    paddingInline: '14px',
    paddingBlock: '8px',
    borderRadius: radius.thumb,
    color: color.text.soft,
    whiteSpace: 'nowrap',
    ...nameAt('s3'),
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      // Before it is known it is as wide as a usual one.
      '&[data-entry]': { minInlineSize: rem(112) },
      [current]: { background: color.surface.strong, color: color.text.strong },
      [when('selected', 'soft', current)]: {
        background: color.selected.fill,
        boxShadow: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
        color: color.selected.on,
      },
      ...plates.tinted({
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        borderStartStartRadius: radius.row,
        borderStartEndRadius: radius.row,
      }),
      ...plates.tinted(
        { background: color.surface.page, boxShadow: 'none', color: color.text.strong },
        current,
      ),
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
          insetBlock: 0,
          insetInline: '4px',
          background: color.action.rest,
          transform: leaning,
        },
        `${current}::before`,
      ),
      ...plates.leaning({ minBlockSize: '52px', paddingInline: '18px' }),
      [when('rail', 'words')]: {
        paddingInline: 0,
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
