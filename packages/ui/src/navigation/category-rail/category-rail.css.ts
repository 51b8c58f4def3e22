import { createVar } from '@vanilla-extract/css';

import { oneLine, pressable, scroller } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, placeAt, rem, textAt } from '../../foundations/theme/type.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { inTurn, plates, type Turn } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, gradient, radius, space, type } = vars;

/** The plate of an icon: its ground, and its outline where the brand has several. */
const plate = createVar();
const outline = createVar();

export const rail = component(
  {
    gap: '8px',
    paddingBlock: '12px 8px',
    selectors: {
      [when('rail', 'words')]: {
        gap: '4px',
        marginBlock: `${space.section} 12px`,
        paddingBlock: 0,
        boxShadow: `inset 0 -1px ${color.line.soft}`,
      },
      // Tabs belong to the header, whatever the page under them is.
      [when('rail', 'tabs')]: {
        vars: { [color.line.focus]: color.frame.text },
        gap: 0,
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

const tinted = (turn: Turn) => ({
  vars: { [plate]: turn.ground, [color.icon.second]: turn.mark, [outline]: turn.outline },
});

export const place = component({
  vars: { [plate]: color.surface.holder, [outline]: radius.holder },
  selectors: { ...inTurn(tinted), ...inTurn(tinted, undefined, 'leaning') },
});

const current = '&[aria-current]';

export const item = component(
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '8px',
    inlineSize: rem(66),
    color: color.text.soft,
    ...textAt('s2'),
    scrollSnapAlign: 'start',
    selectors: {
      [current]: { color: color.text.strong, fontWeight: 700 },
      ...plates.tinted({
        gap: '4px',
        inlineSize: rem(68),
        color: color.text.strong,
        fontWeight: type.text.strong,
      }),
      ...plates.tinted({ fontWeight: 700 }, current),
      [when('rail', 'words')]: {
        inlineSize: 'auto',
        minBlockSize: '52px',
        alignContent: 'center',
        paddingInline: '10px',
        outlineOffset: '-2px',
        ...displayAt('s4'),
        letterSpacing: 0,
      },
      [when('rail', 'words', current)]: {
        fontWeight: type.display.weight,
      },
      [when('rail', 'words', `${current}::after`)]: {
        content: '',
        position: 'absolute',
        insetInline: '10px',
        insetBlockEnd: 0,
        blockSize: border.tab,
        background: color.action.text,
      },
      [`[data-rail="words"][data-selected="italic"] ${current}`]: { fontStyle: script.italic },
      [when('rail', 'tabs')]: {
        display: 'flex',
        alignItems: 'center',
        gap: '6px',
        inlineSize: 'auto',
        minBlockSize: '48px',
        paddingInline: '12px',
        outlineOffset: '-2px',
        color: color.frame.soft,
        ...placeAt('s4'),
      },
      [when('rail', 'tabs', current)]: { color: color.frame.text, fontWeight: type.label.weight },
      [when('rail', 'tabs', `${current}::after`)]: {
        content: '',
        position: 'absolute',
        insetInline: '8px',
        insetBlockEnd: 0,
        blockSize: border.tab,
        background: color.scene.fill,
        transform: leaning,
      },
    },
  },
  pressable,
);

export const holder = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '60px',
  blockSize: '60px',
  borderRadius: outline,
  background: plate,
  color: color.text.strong,
  boxShadow: elevation.low,
  selectors: {
    [`${item}[aria-current] > &`]: {
      background: `linear-gradient(180deg, ${gradient.action})`,
      color: color.action.on,
      boxShadow: elevation.action,
    },
    [when('rail', 'words')]: { display: 'none' },
    [when('rail', 'tabs')]: { display: 'contents', color: 'inherit' },
    [when('rail', 'tabs', `${item}[aria-current] > &`)]: { color: color.scene.fill },
  },
});

export const icon = component({
  selectors: {
    [when('rail', 'tabs')]: { inlineSize: '20px', blockSize: '20px' },
  },
});

export const label = component(
  {
    maxInlineSize: '100%',
    selectors: {
      [when('rail', 'words')]: { maxInlineSize: 'none', overflow: 'visible' },
      [when('rail', 'tabs')]: { maxInlineSize: 'none', overflow: 'visible' },
    },
  },
  oneLine,
);
