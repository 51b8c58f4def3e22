import { backdropGrounds, grounds } from '../../foundations/scene/grounds.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { cutFoot } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, radius } = vars;
const { scene: tone } = color;

const veil = (percent: number): string =>
  `color-mix(in srgb, ${tone.ground} ${percent}%, transparent)`;

/** The brand's own stage, with a cover that looks over its lower edge. */
export const card = component(
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    display: 'grid',
    alignContent: 'start',
    gap: '4px',
    inlineSize: '100%',
    minBlockSize: '104px',
    padding: '14px 16px',
    borderRadius: `min(${radius.banner}, 24px)`,
    color: tone.text,
    textAlign: 'start',
    background: grounds.plain,
    selectors: {
      ...backdropGrounds,
      '&[data-cover]': { paddingInlineEnd: '116px' },
      // Under the words lies the ground, whatever is drawn on it.
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        background: `linear-gradient(90deg, ${veil(88)} 40%, ${veil(24)})`,
      },
      '[dir="rtl"] &::before': {
        background: `linear-gradient(-90deg, ${veil(88)} 40%, ${veil(24)})`,
      },
      '&:focus-visible': { outlineOffset: '-4px', outlineColor: tone.text },
      // It crosses the cover, and brings its own ground.
      '&:focus-visible::after': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 8px ${tone.ground}`,
      },
      [when('corners', 'cut')]: { borderRadius: 0, clipPath: cutFoot(cut.card) },
      [when('tile', 'frame')]: {
        borderRadius: 0,
        boxShadow: `inset 0 0 0 ${border.frame} ${color.line.strong}`,
      },
    },
  },
  pressable,
);

export const title = component({ ...displayAt('s5'), overflowWrap: 'anywhere' });

export const description = component({
  color: tone.soft,
  ...textAt('s2'),
  overflowWrap: 'anywhere',
});

export const cover = component({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '14px',
  insetInlineEnd: '20px',
  inlineSize: '84px',
  blockSize: '112px',
  borderRadius: radius.thumb,
  objectFit: 'cover',
  rotate: '6deg',
  boxShadow: `0 6px 20px ${veil(70)}`,
  selectors: {
    '[dir="rtl"] &': { rotate: '-6deg' },
    // Where nothing leans, it stands.
    [when('tile', 'frame')]: { rotate: 'none' },
  },
});
