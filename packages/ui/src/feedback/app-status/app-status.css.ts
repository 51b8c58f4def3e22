import { inMiddle, sized, stacked, wrapping } from '../../foundations/manners/arranged.ts';
import { blockOf, eitherColour, onPlate, ruleOf } from '../../foundations/manners/block.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { note } from '../../foundations/roles/note.css.ts';
import {
  byPlate,
  groundOf,
  ifLeaning,
  plate as manner,
  roundOf,
  shadeBy,
  plateInTurn,
} from '../../foundations/manners/plate.ts';
import { scenery } from '../../foundations/roles/scenery.css.ts';
import { labelCase } from '../../foundations/theme/mixins.css.ts';
import { leaningBox } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, space } = vars;
const { scene: tone } = color;

export const status = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

/** As much of the screen as the rest leaves. */
export const scene = component({
  selectors: {
    '&&': {
      flex: `${scenery.grows} 0 auto`,
      minBlockSize: `calc(min(56dvh, 520px) * ${scenery.grows})`,
    },
  },
});

/** What is the matter, drawn over the scene. */
export const sign = component({
  vars: plateInTurn(1),
  position: 'absolute',
  insetBlockStart: 'calc(20px + env(safe-area-inset-top))',
  insetInline: scenery.sign,
  padding: '10px',
  inlineSize: byPlate('52px', '52px', '64px'),
  blockSize: '52px',
  borderRadius: roundOf(onPlate('50%')),
  background: eitherColour(`color-mix(in srgb, ${tone.text} 14%, ${tone.ground})`),
  boxShadow: frame.ring,
  clipPath: leaningBox(ifLeaning('52px')),
  color: tone.accent,
});

export const body = component({
  ...stacked,
  gap: '20px',
  padding: `20px ${space.inset} calc(24px + env(safe-area-inset-bottom))`,
});

export const back = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: note.align,
  gap: '14px',
  padding: `12px ${onPlate('16px')}`,
  ...blockOf(),
  borderBlock: ruleOf(),
  textAlign: note.align as 'center',
});

export const plate = component({
  vars: { ...plateInTurn(1), [color.icon.second]: manner.mark },
  flex: 'none',
  ...inMiddle,
  ...sized('44px'),
  borderRadius: roundOf(),
  background: groundOf(),
  color: shadeBy(color.action.text, color.text.strong),
  // In the middle of a line there is nothing for it to stand before.
  selectors: { [when('notes', 'centred')]: { display: 'none' } },
});

export const label = component({}, labelCase);

export const time = component({
  ...wrapping,
  ...figuresAt('s4'),
  selectors: { [when('blocks', 'rules')]: { ...displayAt('s4'), letterSpacing: 0 } },
});

export const heading = component({
  ...wrapping,
  ...displayAt('s4'),
  textAlign: note.align as 'center',
});

/** The page is inset already. Twice the class: the list's own sheet may come later. */
export const list = component({ selectors: { '&&': { marginInline: 0 } } });
