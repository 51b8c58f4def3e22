import { component } from '../theme/style.ts';
import { displayAt, textAt } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { inMode, when } from '../theme/when.ts';

const { color, gradient, size } = vars;
const { scene: tone } = color;

export const scene = component({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  alignContent: 'end',
  gap: '8px',
  padding: '148px 24px 28px',
  color: tone.text,
  background: [
    `radial-gradient(120% 90% at 100% 0, color-mix(in srgb, ${tone.lightEnd} 60%, transparent), transparent 70%)`,
    `radial-gradient(100% 80% at 0 0, color-mix(in srgb, ${tone.lightStart} 45%, transparent), transparent 70%)`,
    tone.ground,
  ].join(', '),
  selectors: {
    '&[data-size="home"]': { minBlockSize: size.hero, paddingBlock: '136px 40px' },
    [when('backdrop', 'sky')]: {
      background: `linear-gradient(180deg, ${tone.ground}, color-mix(in srgb, ${tone.ground} 58%, ${tone.lightEnd}) 66%, color-mix(in srgb, ${tone.ground} 86%, ${tone.lightEnd}))`,
    },
    [when('backdrop', 'rays')]: {
      justifyItems: 'center',
      textAlign: 'center',
      paddingBlock: '164px 36px',
      paddingInline: '20px',
      background: tone.ground,
    },
    [when('backdrop', 'rays', '&[data-size="home"]')]: { paddingBlock: '132px 36px' },
  },
});

export const mark = component({
  marginBlockEnd: '8px',
  selectors: { [when('backdrop', 'rays')]: { display: 'none' } },
});

export const title = component({ ...displayAt('s7'), color: tone.text });
export const text = component({
  ...textAt('s3'),
  color: tone.soft,
  maxInlineSize: '320px',
});

export const actions = component({
  display: 'flex',
  gap: '12px',
  marginBlockStart: '16px',
  inlineSize: '100%',
  selectors: {
    [when('backdrop', 'rays')]: { justifyContent: 'center' },
    // The scene stays dark while the page is light, so its buttons take the scene's own colours.
    [inMode('light')]: {
      vars: {
        [gradient.action]: `${tone.accent} 0%, ${tone.accent} 100%`,
        [color.action.hover]: tone.text,
        [color.action.on]: tone.ground,
        [color.surface.strong]: `color-mix(in srgb, ${tone.text} 18%, ${tone.ground})`,
        [color.surface.inset]: `color-mix(in srgb, ${tone.text} 12%, ${tone.ground})`,
        [color.text.strong]: tone.text,
        [color.line.strong]: `color-mix(in srgb, ${tone.accent} 50%, transparent)`,
      },
    },
  },
});
