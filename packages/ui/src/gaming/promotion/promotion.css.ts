import { sized } from '../../foundations/manners/arranged.ts';
import { block } from '../../foundations/manners/block.ts';
import { frame, framed } from '../../foundations/roles/frame.css.ts';
import {
  byPlate,
  groundOf,
  ifLeaning,
  plate,
  roundOf,
  plateInTurn,
  unlessLeaning,
} from '../../foundations/manners/plate.ts';
import { leaningEnd } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, radius } = vars;

export const promotion = component({
  scrollMarginBlockStart: '12px',
  overflow: 'hidden',
});

export const period = component({ display: 'flex', alignItems: 'center', gap: '6px' });

export const periodIcon = component({ display: unlessLeaning(block.icon) });

/** In another order than icons in rows: what stands below the other is more unlike. */
const turns = ([0, 3, 2, 1] as const).map((turn, index) => [
  `details:nth-of-type(4n + ${index + 1}) &`,
  { vars: plateInTurn(turn) },
]);

/** The plate of what it is about: a slice of its picture, or an icon where it has none. */
export const start = component({
  vars: { [color.icon.second]: plate.mark },
  flex: 'none',
  alignSelf: plate.self,
  position: 'relative',
  display: block.icon,
  placeItems: 'center',
  inlineSize: byPlate('52px', '64px', '92px'),
  minBlockSize: byPlate('52px', '64px', '0px'),
  marginBlock: ifLeaning('-10px'),
  marginInlineStart: byPlate('0px', '-4px', '-16px'),
  borderRadius: roundOf(),
  background: groundOf(color.surface.inset, color.surface.strong),
  clipPath: leaningEnd('76px'),
  scale: plate.mirror,
  color: color.text.strong,
  selectors: {
    ...Object.fromEntries(turns),
    // Where it is a slice of the picture that one is in sight as a whole then.
    '[open] &': { display: unlessLeaning(block.icon) },
  },
});

export const icon = component({ selectors: { '[data-picture] > &': { display: 'none' } } });

export const slice = component({
  position: 'absolute',
  inset: 0,
  ...sized('100%'),
  objectFit: 'cover',
  objectPosition: `50% ${byPlate('50%', '50%', '20%')}`,
  borderRadius: 'inherit',
  scale: plate.mirror,
});

/** How far it reaches out over the words at each side. */
const out = byPlate('0px', '8px', '16px');

export const picture = component({
  inlineSize: `calc(100% + 2 * ${out})`,
  maxInlineSize: 'none',
  blockSize: 'auto',
  marginInline: `calc(-1 * ${out})`,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  ...framed,
  borderRadius: `min(${radius.picture}, ${radius.card})`,
  background: `linear-gradient(${frame.ground} 0 0), ${color.surface.inset}`,
  clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${ifLeaning('24px')}), 0 100%)`,
});

export const body = component({ display: 'grid', gap: '20px', paddingBlockStart: '20px' });
