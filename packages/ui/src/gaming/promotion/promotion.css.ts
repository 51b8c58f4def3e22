import { leaningEnd } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, space } = vars;
const { tint } = color;

export const promotion = component({
  scrollMarginBlockStart: '12px',
  overflow: 'hidden',
});

export const period = component({ display: 'flex', alignItems: 'center', gap: '6px' });

export const periodIcon = component({
  selectors: {
    ...plates.leaning({ display: 'none' }),
    [when('rail', 'words')]: { display: 'none' },
  },
});

const tints = [
  [tint.first, tint.firstMark],
  [tint.fourth, tint.fourthMark],
  [tint.third, tint.thirdMark],
  [tint.second, tint.secondMark],
] as const;

/** The plate of what it is about: a slice of its picture, or an icon where it has none. */
export const start = component({
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  borderRadius: radius.holder,
  background: color.surface.inset,
  color: color.text.strong,
  selectors: {
    ...plates.tinted({ inlineSize: '64px', blockSize: '64px', marginInlineStart: '-4px' }),
    ...Object.fromEntries(
      tints.flatMap(([ground, mark], index) =>
        Object.entries(
          plates.tinted(
            ({ outlines }) => ({
              vars: { [color.icon.second]: mark },
              background: ground,
              borderRadius: outlines[index] ?? outlines[0],
            }),
            `details:nth-of-type(4n + ${index + 1}) &`,
          ),
        ),
      ),
    ),
    ...plates.leaning({
      alignSelf: 'stretch',
      inlineSize: '92px',
      blockSize: 'auto',
      marginBlock: '-10px',
      marginInlineStart: '-16px',
      background: color.surface.strong,
      clipPath: leaningEnd('76px'),
    }),
    ...plates.leaning({ scale: '-1 1' }, (root) => `[dir="rtl"]${root} &`),
    // The picture is in sight as a whole then.
    ...plates.leaning({ display: 'none' }, '[open] &'),
    [when('rail', 'words')]: { display: 'none' },
  },
});

export const icon = component({ selectors: { '[data-picture] > &': { display: 'none' } } });

export const slice = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  selectors: {
    ...plates.leaning({ objectPosition: '50% 20%' }),
    ...plates.leaning({ scale: '-1 1' }, (root) => `[dir="rtl"]${root} &`),
  },
});

export const picture = component({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: `min(${radius.picture}, ${radius.card})`,
  background: color.surface.inset,
  selectors: {
    ...plates.tinted({
      inlineSize: 'calc(100% + 16px)',
      maxInlineSize: 'none',
      marginInline: '-8px',
    }),
    [when('edge', 'diagonal')]: {
      inlineSize: 'calc(100% + 32px)',
      maxInlineSize: 'none',
      marginInline: '-16px',
      clipPath: 'polygon(0 0, 100% 0, 100% calc(100% - 24px), 0 100%)',
    },
    [when('tile', 'frame')]: {
      padding: space.mat,
      border: `${border.frame} solid ${color.line.strong}`,
      background: color.surface.mat,
    },
  },
});

export const body = component({ display: 'grid', gap: '20px', paddingBlockStart: '20px' });
