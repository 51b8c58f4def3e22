import { component } from '../theme/style.ts';
import { displayAt, textAt } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';
import { grounds } from './grounds.ts';

const { color, gradient, radius, size, space } = vars;
const { scene: tone } = color;

export const scene = component({
  vars: { [color.line.focus]: tone.text },
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
    [`[dir="rtl"]${when('backdrop', 'pitch')}`]: {
      clipPath: `polygon(0 0, 100% 0, 100% 100%, 0 calc(100% - ${size.edge}))`,
      background: grounds.pitchMirrored,
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
    [when('backdrop', 'grove')]: { maxInlineSize: '52%' },
    [when('backdrop', 'pitch')]: { maxInlineSize: '54%' },
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
