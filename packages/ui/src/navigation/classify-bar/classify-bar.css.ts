import { oneLine, pressable, scroller } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { placeAt, rem } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, gradient, radius, space, type } = vars;

const chosen = '&:has(:checked)';
const inChosen = ':has(:checked) > &';

export const bar = component(
  {
    position: 'relative',
    gap: '8px',
    paddingBlock: '8px',
    scrollbarWidth: 'none',
    selectors: {
      [when('rail', 'tabs')]: {
        gap: 0,
        paddingBlock: 0,
        paddingInline: `calc(${space.inset} - 4px)`,
        background: color.surface.raised,
      },
      [when('rail', 'words')]: {
        gap: '4px',
        paddingBlock: 0,
        boxShadow: `inset 0 -1px ${color.line.soft}`,
      },
    },
    '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
  },
  scroller,
);

const underline = {
  content: '',
  position: 'absolute',
  insetInline: '8px',
  insetBlockEnd: 0,
  blockSize: border.tab,
  background: color.action.text,
} as const;

export const item = component(
  {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    justifyItems: 'center',
    gap: '4px',
    inlineSize: rem(60),
    color: color.text.soft,
    textAlign: 'center',
    scrollSnapAlign: 'start',
    selectors: {
      [chosen]: { color: color.text.strong },
      '&:has(:focus-visible)': {
        outline: `${border.focus} solid ${color.line.focus}`,
        outlineOffset: '-2px',
        borderRadius: radius.thumb,
      },
      [when('rail', 'tabs')]: {
        alignContent: 'center',
        inlineSize: 'auto',
        minInlineSize: '64px',
        minBlockSize: '60px',
        paddingInline: '8px',
      },
      [when('rail', 'tabs', chosen)]: { color: color.action.text },
      [when('rail', 'tabs', `${chosen}::after`)]: { ...underline, transform: leaning },
      [when('rail', 'words')]: {
        alignContent: 'center',
        inlineSize: 'auto',
        minInlineSize: '60px',
        minBlockSize: '72px',
        paddingInline: '8px',
      },
      [when('rail', 'words', chosen)]: { color: color.action.text },
      [when('rail', 'words', `${chosen}::after`)]: underline,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [chosen]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  pressable,
);

export const holder = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  borderRadius: radius.holder,
  background: color.surface.holder,
  color: color.text.strong,
  boxShadow: elevation.low,
  selectors: {
    // Marks keep their colours where they stand on white in both modes.
    ...plates.tinted({ borderRadius: '50%', background: color.surface.tab }),
    [inChosen]: {
      background: `linear-gradient(180deg, ${gradient.action})`,
      color: color.action.on,
      boxShadow: elevation.action,
    },
    [when('rail', 'tabs')]: {
      inlineSize: '28px',
      blockSize: '28px',
      background: 'none',
      boxShadow: 'none',
    },
    [when('rail', 'tabs', inChosen)]: { color: color.text.strong },
    [when('rail', 'words')]: {
      inlineSize: '28px',
      blockSize: '28px',
      background: 'none',
      boxShadow: 'none',
      color: 'inherit',
    },
  },
});

/** One colour for every vendor, but where the brand shows them on plates of their own. */
export const mark = component({
  inlineSize: '30px',
  blockSize: '30px',
  objectFit: 'contain',
  filter: 'brightness(0) invert(1)',
  opacity: 0.92,
  selectors: {
    '[data-theme="light"] &': { filter: 'brightness(0)', opacity: 0.82 },
    ':has(:checked) > * > &': { opacity: 1 },
    ...plates.plain({ filter: 'brightness(0)' }, ':has(:checked) > * > &'),
    ...plates.tinted({ filter: 'none', opacity: 1 }),
    ...plates.tinted({ filter: 'none', opacity: 1 }, (root) => `[data-theme="light"]${root} &`),
    [when('rail', 'tabs')]: { inlineSize: '28px', blockSize: '28px' },
    [when('rail', 'words')]: { inlineSize: '28px', blockSize: '28px' },
    '[data-rail="words"] :has(:checked) > * > &': { filter: 'brightness(0) invert(1)' },
    '[data-theme="light"][data-rail="words"] :has(:checked) > * > &': { filter: 'brightness(0)' },
  },
});

export const name = component(
  {
    maxInlineSize: '100%',
    ...placeAt('s1'),
    // A vendor's name is read, and not known by its place.
    fontSize: `max(${type.label.place}, ${rem(12)})`,
    lineHeight: rem(16),
    selectors: {
      [when('rail', 'tabs')]: { maxInlineSize: rem(96) },
      [when('rail', 'words')]: { maxInlineSize: rem(96) },
    },
  },
  oneLine,
);
