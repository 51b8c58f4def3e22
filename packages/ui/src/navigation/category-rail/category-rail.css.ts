import { chosenSlant } from '../../foundations/manners/choice.ts';
import { sized } from '../../foundations/manners/arranged.ts';
import { as, own } from '../../foundations/manners/own.ts';
import {
  byPlate,
  groundOf,
  inTurn,
  plate,
  roundOf,
  shadeBy,
} from '../../foundations/manners/plate.ts';
import { oneLine, pressable, scroller } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, placeAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, gradient, space, type } = vars;

/** Icons on plates, unless the slot `rail` says words or tabs. */
const look = own({
  gap: '8px',
  apart: byPlate('8px', '4px'),
  width: byPlate(rem(66), rem(68)),
  height: '0px',
  inset: '0px',
  flow: 'row',
  ring: '2px',
  ink: shadeBy(color.text.soft, color.text.strong),
  on: color.text.strong,
  weight: byPlate(type.text.weight, type.text.strong),
  onWeight: '700',
  holder: 'grid',
  glyph: color.text.strong,
  onGlyph: color.action.on,
  icon: '28px',
  most: '100%',
  over: 'hidden',
  line: 'none',
  lineInset: '10px',
  lineInk: color.action.text,
});

export const rail = component(
  {
    ...look.usual,
    gap: look.gap,
    paddingBlock: '12px 8px',
    selectors: {
      [when('rail', 'words')]: {
        ...as(look, {
          gap: '4px',
          width: 'auto',
          height: '52px',
          inset: '10px',
          ring: '-2px',
          weight: type.display.weight,
          onWeight: type.display.weight,
          holder: 'none',
          most: 'none',
          over: 'visible',
          line: "''",
        }),
        marginBlock: `${space.section} 12px`,
        paddingBlock: 0,
        boxShadow: `inset 0 -1px ${color.line.soft}`,
      },
      // Tabs belong to the header, whatever the page under them is.
      [when('rail', 'tabs')]: {
        vars: {
          [color.line.focus]: color.frame.text,
          ...as(look, {
            gap: '0px',
            apart: '6px',
            width: 'auto',
            height: '48px',
            inset: '12px',
            flow: 'column',
            ring: '-2px',
            ink: color.frame.soft,
            on: color.frame.text,
            onWeight: type.label.weight,
            holder: 'contents',
            glyph: 'currentColor',
            onGlyph: color.scene.fill,
            icon: '20px',
            most: 'none',
            over: 'visible',
            line: "''",
            lineInset: '8px',
            lineInk: color.scene.fill,
          }).vars,
        },
        paddingBlock: 0,
        paddingInline: `calc(${space.inset} - 8px)`,
        background: color.frame.ground,
      },
    },
  },
  scroller,
);

export const list = component({
  flex: 'none',
  display: 'flex',
  gap: 'inherit',
  // The inset belongs to the words, so that the first one's rule starts at the edge.
  selectors: { [when('rail', 'words')]: { marginInlineStart: '-10px' } },
});

export const place = component({ vars: { [color.icon.second]: plate.mark } }, inTurn);

export const item = component(
  {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: look.flow as 'row',
    placeItems: 'center',
    alignContent: 'center',
    gap: look.apart,
    inlineSize: look.width,
    minBlockSize: look.height,
    paddingInline: look.inset,
    outlineOffset: look.ring,
    color: look.ink,
    ...textAt('s2'),
    fontWeight: look.weight,
    scrollSnapAlign: 'start',
    selectors: {
      [when('rail', 'words')]: { ...displayAt('s4'), letterSpacing: 0 },
      [when('rail', 'tabs')]: placeAt('s4'),
      '&&[aria-current]': { color: look.on, fontWeight: look.onWeight },
      [when('rail', 'words', '&[aria-current]')]: { fontStyle: chosenSlant },
      '&[aria-current]::after': {
        content: look.line,
        position: 'absolute',
        insetInline: look.lineInset,
        insetBlockEnd: 0,
        blockSize: border.tab,
        background: look.lineInk,
        transform: leaning,
      },
    },
  },
  pressable,
);

export const holder = component({
  display: look.holder,
  placeItems: 'center',
  ...sized('60px'),
  borderRadius: roundOf(),
  background: groundOf(color.surface.holder),
  color: look.glyph,
  boxShadow: elevation.low,
  selectors: {
    [`${item}[aria-current] > &`]: {
      background: `linear-gradient(180deg, ${gradient.action})`,
      color: look.onGlyph,
      boxShadow: elevation.action,
    },
  },
});

export const icon = component({ ...sized(look.icon) });

export const label = component({ maxInlineSize: look.most, overflow: look.over }, oneLine);
