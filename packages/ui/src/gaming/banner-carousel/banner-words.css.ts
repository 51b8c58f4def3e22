import { under, unseen } from '../../foundations/manners/arranged.ts';
import { labelCase, oneLine } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { buttonType, displayAt, labelAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { look, narrow, narrowest } from './banner.css.ts';
import { wordsPart } from './beside.ts';

const { effect, radius, type } = vars;
const { scene: tone } = vars.color;

/** Cut after so many lines, as a banner has one height. */
const atMost = (lines: string) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines as '2',
    overflow: 'hidden',
    overflowWrap: 'break-word',
    // Whole lines or none: what is too long never gives way by half a line.
    flex: 'none',
    maxInlineSize: '100%',
  }) as const;

/** As wide as the art leaves; it lies over what reaches under it. */
export const words = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: look.justify,
  gap: look.gap,
  flex: 1,
  minInlineSize: 0,
  paddingBlock: `${look.top} ${look.foot}`,
  paddingInline: `${look.start} ${look.end}`,
  background: look.veil,
  '@container': {
    [narrow]: { selectors: { '[data-worded] > &&&': { inlineSize: '68%' } } },
    [narrowest]: {
      selectors: {
        '[data-worded] > &&&': {
          inlineSize: '100%',
          paddingInlineEnd: '20px',
          paddingBlockEnd: look.besideNarrow,
        },
      },
    },
  },
  selectors: {
    '[data-picture]:not([data-worded]) > &': { ...unseen, padding: 0 },
    // A plate of its own, which the picture ends at: no word ever lies on what is drawn.
    '[data-worded] > &&': { flex: 'none', inlineSize: `${wordsPart}%` },
    // The band along the edge of what leans.
    '[data-worded] > &&::after': {
      ...under,
      content: look.band,
      insetInline: `calc(${wordsPart}% - 8px) auto`,
      inlineSize: '14px',
      background: tone.fill,
      transform: `skewX(calc(1deg * ${effect.angle} * (1 - 2 * ${look.ltr})))`,
      transformOrigin: 'bottom',
    },
  },
});

export const eyebrow = component(
  {
    color: tone.accent,
    ...textAt('s2'),
    fontWeight: type.text.strong,
    ...atMost('1'),
    display: look.eyebrow,
    selectors: { [when('backdrop', 'rays')]: labelAt('s1') },
  },
  labelCase,
);

export const title = component({
  ...displayAt('s5'),
  fontSize: look.title,
  fontWeight: look.weight,
  lineHeight: look.titleLine,
  letterSpacing: look.titleSpacing,
  fontVariationSettings: look.titleOptics,
  ...atMost(look.titleLines),
  '@container': {
    [narrow]: { selectors: { '[data-worded] &&': { WebkitLineClamp: 3 } } },
    '(max-width: 14rem)': { selectors: { '&&': { WebkitLineClamp: 'none' } } },
  },
});

export const line = component({
  color: tone.soft,
  ...textAt('s2'),
  ...atMost(look.lines),
  fontSize: look.line,
  fontWeight: look.lineWeight,
  lineHeight: look.lineHeight,
  marginBlockStart: look.lineTop,
  maxInlineSize: look.lineMost,
  selectors: {
    '[data-worded] &': { marginBlockEnd: look.lineEnd },
    // One thing less: the title says it all at that size.
    [when('backdrop', 'rays', ':not([data-worded]) > * > &')]: unseen,
  },
});

export const call = component(
  {
    display: look.call,
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    maxInlineSize: '100%',
    minBlockSize: look.callHeight,
    marginBlockStart: 'auto',
    paddingInline: '14px 10px',
    borderRadius: radius.button,
    background: `color-mix(in srgb, ${tone.text} 20%, transparent)`,
    ...textAt('s2'),
    fontWeight: type.text.strong,
    selectors: {
      [when('backdrop', 'rays')]: {
        minBlockSize: 0,
        marginBlockStart: '4px',
        padding: '0 0 2px',
        borderRadius: 0,
        borderBlockEnd: `1px solid ${tone.accent}`,
        background: 'none',
        color: tone.text,
        ...textAt('s3'),
        fontWeight: type.text.weight,
        textTransform: 'none',
      },
      [when('backdrop', 'grove')]: {
        paddingInline: '20px',
        background: tone.fill,
        color: tone.on,
        ...buttonType,
      },
      [when('backdrop', 'pitch')]: {
        marginBlockStart: '14px',
        borderRadius: 0,
        background: tone.fill,
        color: tone.on,
        transform: leaning,
        ...buttonType,
      },
    },
    '@container': {
      [narrow]: { selectors: { '[data-worded] &&': { paddingInline: '10px' } } },
    },
  },
  labelCase,
);

export const callText = component({ transform: look.callUpright }, oneLine);

export const caret = component({
  display: look.caret,
  flex: 'none',
  // Beside a word that needs the room it says nothing.
  '@container': { [narrow]: { display: 'none' } },
});
