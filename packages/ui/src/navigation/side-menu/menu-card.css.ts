import { onPlate } from '../../foundations/manners/block.ts';
import { edge, roundedBy } from '../../foundations/manners/edge.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { sized, under } from '../../foundations/manners/arranged.ts';
import { scenery } from '../../foundations/roles/scenery.css.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius } = vars;
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
    borderRadius: roundedBy(onPlate(`min(${radius.banner}, 24px)`)),
    boxShadow: `inset 0 0 0 ${frame.edge} ${color.line.strong}`,
    clipPath: edge.card,
    color: tone.text,
    textAlign: 'start',
    background: scenery.ground,
    selectors: {
      '&[data-cover]': { paddingInlineEnd: '116px' },
      // Under the words lies the ground, whatever is drawn on it.
      '&::before': {
        ...under,
        background: `linear-gradient(90deg, ${veil(88)} 40%, ${veil(24)})`,
      },
      '[dir="rtl"] &::before': {
        background: `linear-gradient(-90deg, ${veil(88)} 40%, ${veil(24)})`,
      },
      '&:focus-visible': { outlineOffset: '-4px', outlineColor: tone.text },
      // It crosses the cover, and brings its own ground.
      '&:focus-visible::after': {
        ...under,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 8px ${tone.ground}`,
      },
    },
  },
  pressable,
);

export const title = component({ ...displayAt('s5'), overflowWrap: 'anywhere' });

export const description = component({ color: tone.soft });

export const cover = component({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '14px',
  insetInlineEnd: '20px',
  ...sized('84px', '112px'),
  borderRadius: radius.thumb,
  objectFit: 'cover',
  rotate: '6deg',
  boxShadow: `0 6px 20px ${veil(70)}`,
  selectors: {
    '[dir="rtl"] &': { rotate: '-6deg' },
    // Where nothing leans, it stands.
    [when('frames', 'frame')]: { rotate: 'none' },
  },
});
