import { component } from '../theme/style.ts';
import { displayAt, textAt } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';

const { color, effect, gradient, radius, size, space } = vars;
const { scene: tone } = color;

/** Bands of a pitch, across the column at the brand's angle. */
const bands = (...stops: readonly string[]): string =>
  `linear-gradient(calc(90deg + 1deg * ${effect.angle}), ${stops.join(', ')})`;

/** What lies under the drawing, by the brand's backdrop. */
export const grounds = {
  plain: [
    `radial-gradient(120% 90% at 100% 0, color-mix(in srgb, ${tone.lightEnd} 60%, transparent), transparent 70%)`,
    `radial-gradient(100% 80% at 0 0, color-mix(in srgb, ${tone.lightStart} 45%, transparent), transparent 70%)`,
    tone.ground,
  ].join(', '),
  sky: `linear-gradient(180deg, ${tone.ground}, color-mix(in srgb, ${tone.ground} 58%, ${tone.lightEnd}) 66%, color-mix(in srgb, ${tone.ground} 86%, ${tone.lightEnd}))`,
  flat: tone.ground,
  pitch: [
    bands(
      'transparent 60%',
      `${tone.fill} 60% 63.5%`,
      'transparent 63.5% 65.5%',
      `color-mix(in srgb, ${tone.fill} 55%, ${tone.ground}) 65.5% 67%`,
      'transparent 67%',
    ),
    bands(
      `${tone.ground} 30%`,
      `${tone.lightStart} 30% 48%`,
      `${tone.ground} 48% 60%`,
      `${tone.lightEnd} 60% 78%`,
      `${tone.lightStart} 78%`,
    ),
  ].join(', '),
} as const;

export const scene = component({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  alignContent: 'end',
  gap: '8px',
  padding: '148px 24px 28px',
  color: tone.text,
  background: grounds.plain,
  selectors: {
    '&[data-size="home"]': { minBlockSize: size.hero, paddingBlock: '136px 40px' },
    [when('backdrop', 'sky')]: { background: grounds.sky },
    [when('backdrop', 'rays')]: {
      justifyItems: 'center',
      textAlign: 'center',
      paddingBlock: '164px 36px',
      paddingInline: '20px',
      background: grounds.flat,
    },
    [when('backdrop', 'rays', '&[data-size="home"]')]: { paddingBlock: '132px 36px' },
    [when('backdrop', 'grove')]: {
      gap: '4px',
      paddingBlock: '104px 28px',
      borderRadius: `0 0 ${radius.banner} ${radius.banner}`,
      background: grounds.flat,
    },
    [when('backdrop', 'grove', '&[data-size="home"]')]: {
      alignContent: 'space-between',
      marginInline: space.inset,
      marginBlock: '4px 8px',
      paddingBlock: '20px',
      borderRadius: radius.banner,
    },
    [when('backdrop', 'pitch')]: {
      paddingBlock: `104px calc(${size.edge} + 20px)`,
      paddingInline: '16px',
      clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${size.edge}), 0 100%)`,
      background: grounds.pitch,
    },
    [when('backdrop', 'pitch', '&[data-size="home"]')]: {
      alignContent: 'start',
      paddingBlock: `24px calc(${size.edge} + 8px)`,
    },
  },
});

export const mark = component({
  marginBlockEnd: '8px',
  // Where the drawing is the brand's own sign, the mark would say it twice.
  selectors: {
    [when('backdrop', 'rays')]: { display: 'none' },
    [when('backdrop', 'grove')]: { display: 'none' },
  },
});

export const title = component({
  ...displayAt('s7'),
  // What is emphasised by colour takes the scene's.
  vars: { [color.action.text]: tone.accent },
  color: tone.text,
  selectors: {
    [when('backdrop', 'grove')]: { maxInlineSize: '62%' },
    [when('backdrop', 'pitch')]: { maxInlineSize: '64%' },
  },
});
export const text = component({
  ...textAt('s3'),
  color: tone.soft,
  maxInlineSize: '320px',
  selectors: {
    [when('backdrop', 'grove')]: { maxInlineSize: '58%' },
    [when('backdrop', 'pitch')]: { maxInlineSize: '60%' },
  },
});

export const actions = component({
  display: 'flex',
  gap: '12px',
  marginBlockStart: '16px',
  inlineSize: '100%',
  // A scene may be dark while the page is light, so its buttons take the scene's own colours.
  vars: {
    [gradient.action]: `${tone.fill} 0%, ${tone.fill} 100%`,
    [color.action.hover]: `color-mix(in srgb, ${tone.fill} 88%, ${tone.text})`,
    [color.action.on]: tone.on,
    [color.surface.strong]: `color-mix(in srgb, ${tone.text} 18%, ${tone.ground})`,
    [color.surface.inset]: `color-mix(in srgb, ${tone.text} 12%, ${tone.ground})`,
    [color.text.strong]: tone.text,
    [color.line.strong]: `color-mix(in srgb, ${tone.accent} 50%, transparent)`,
  },
  selectors: {
    [when('backdrop', 'rays')]: { justifyContent: 'center' },
  },
});
