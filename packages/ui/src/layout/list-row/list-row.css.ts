import { createVar } from '@vanilla-extract/css';

import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { eitherColour, onPlate, onRules, tray } from '../../foundations/manners/block.ts';
import { edge } from '../../foundations/manners/edge.ts';
import {
  byPlate,
  groundOf,
  inTurn,
  plate as manner,
  roundOf,
  shadeBy,
} from '../../foundations/manners/plate.ts';
import { entryAt, ifLoud } from '../../foundations/manners/voices.ts';
import { leaningEnd } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { card } from '../surface/card.css.ts';

const { color, radius, size, space, type } = vars;
const side = createVar();

const square = (length: string) => ({ inlineSize: length, blockSize: length }) as const;

/** Where the letters are so large that few stand in a line, there may be more lines. */
const few = '(max-width: 13rem)';
const narrow = { [few]: { whiteSpace: 'normal', overflowWrap: 'break-word' } } as const;

/** Rows on one card, or between hairlines where the brand draws rules. */
export const list = component(
  {
    vars: { [side]: onPlate('16px') },
    containerType: 'inline-size',
    marginInline: space.inset,
    paddingBlock: onPlate('4px'),
    overflow: 'hidden',
    selectors: {
      // Rows that stand apart have a ground each.
      [when('neighbours', 'gap')]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space.list,
        paddingBlock: 0,
        borderRadius: 0,
        background: 'none',
        boxShadow: 'none',
        clipPath: 'none',
      },
    },
  },
  card,
);

/** Of a row, whose plate takes its turn. */
export const place = component({}, inTurn);

export const row = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  inlineSize: '100%',
  minBlockSize: size.row,
  paddingInline: side,
  paddingBlock: '6px',
  textAlign: 'start',
  color: color.text.strong,
  '@container': { [few]: { flexWrap: 'wrap' } },
  selectors: {
    // Inside, because the card cuts what stands out.
    '&:focus-visible': { outlineOffset: '-2px' },
    [when('neighbours', 'rule', 'li + li > &::before')]: {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: `${onPlate(`calc(${side} + 36px)`)} 0`,
      borderBlockStart: `1px solid ${color.line.soft}`,
    },
    [when('neighbours', 'rule', 'li + li > &:not([data-icon])::before')]: {
      insetInlineStart: side,
    },
    [when('neighbours', 'gap')]: {
      borderRadius: radius.row,
      background: color.surface.raised,
      clipPath: edge.row,
    },
    '&[data-tone="danger"]': { color: color.danger.text },
    '&[data-rich]': { minBlockSize: byPlate(size.richRow, size.richRow, '68px') },
  },
});

export const pressed = component({}, row, pressable);

// A fact beside it goes below where the longest word leaves it no room.
export const texts = component({ flex: '1 1 min-content', minInlineSize: 0 });

export const label = component(
  {
    display: 'block',
    ...nameAt('s3'),
    fontSize: `max(${type.size.s3}, ${type.label.size})`,
    '@container': {
      [few]: {
        ...narrow[few],
        selectors: {
          '[data-rich] &': { WebkitLineClamp: 'none' },
          // Its longest word has room between the icon and what the row ends with.
          '&&&&': { fontSize: `min(${type.size.s4}, 8cqi)`, lineHeight: 1.25 },
        },
      },
    },
    selectors: {
      // A title says in two lines what it is about.
      '[data-rich] &': {
        ...entryAt('s4'),
        ...ifLoud('s4', 's5'),
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        whiteSpace: 'normal',
      },
      // A row that leads nowhere has to say all of it here.
      'div[data-rich] > * > &': { WebkitLineClamp: 'none' },
    },
  },
  oneLine,
);

export const description = component({
  display: 'block',
  color: color.text.faint,
  ...textAt('s2'),
});

export const value = component(
  {
    flex: 'none',
    maxInlineSize: '50%',
    color: color.text.soft,
    ...textAt('s3'),
    '@container': narrow,
  },
  oneLine,
);

export const icon = component({
  color: shadeBy(color.text.soft, color.text.strong),
  selectors: {
    '[data-rich] &': {
      ...square(byPlate('24px', '30px')),
      color: shadeBy(
        eitherColour(color.text.soft, color.action.text),
        color.text.strong,
        color.text.strong,
      ),
    },
    [when('plate', 'lean', '[data-rich][data-unread] &')]: { color: color.action.on },
    '[data-rich] &:not([data-mirror])': { scale: manner.mirror },
  },
});

/** The plate under an icon, where the brand has plates. */
export const plate = component({
  display: manner.alone,
  flex: 'none',
  placeItems: 'center',
  ...square('44px'),
  background: groundOf('transparent'),
  borderRadius: roundOf(),
  scale: manner.mirror,
  vars: { [color.icon.second]: manner.mark },
  selectors: {
    '[data-rich] &': {
      display: 'grid',
      inlineSize: byPlate(`calc(${onPlate('48px')} + ${onRules('32px')})`, '56px'),
      blockSize: byPlate('48px', '56px'),
      background: groundOf(tray.ground),
    },
    // A cell from edge to edge whose end leans; unread ones are filled.
    [when('plate', 'lean', '[data-rich] &')]: {
      alignSelf: 'stretch',
      inlineSize: '64px',
      blockSize: 'auto',
      paddingInlineEnd: '8px',
      marginBlock: '-6px',
      marginInlineStart: `calc(-1 * ${side})`,
      background: color.surface.strip,
      clipPath: leaningEnd('68px'),
    },
    [when('plate', 'lean', '[data-rich][data-unread] &')]: { background: color.action.rest },
  },
});

export const caret = component({ color: color.text.faint });
