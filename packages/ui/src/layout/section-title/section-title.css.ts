import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, titleOf } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, size, space, type } = vars;

export const row = component({
  display: 'flex',
  // What stands at the end goes below where the longest word leaves it no room.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minBlockSize: '44px',
  marginBlock: `${space.section} ${space.title}`,
  paddingInline: space.text,
});

/** Nearer to the words than what stands at the end. */
export const icon = component({ flex: 'none', marginInlineEnd: '-4px', color: color.action.text });

export const title = component({
  flexGrow: 1,
  flexBasis: 'min-content',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  color: color.text.strong,
  ...displayAt('s6'),
  ...titleOf(type.section.size, type.section.line),
  selectors: {
    // The mark has the accent already.
    [when('titleMark', 'bar')]: { vars: { [color.action.text]: color.text.strong } },
    [when('titleMark', 'bar', '&::before')]: {
      content: '',
      display: 'inline-block',
      verticalAlign: '-0.1em',
      marginInlineEnd: '10px',
      inlineSize: size.markWidth,
      blockSize: size.markHeight,
      background: color.action.rest,
      transform: leaning,
    },
    // One mark before the words is enough.
    [when('titleMark', 'bar', 'svg + &::before')]: { display: 'none' },
  },
});
