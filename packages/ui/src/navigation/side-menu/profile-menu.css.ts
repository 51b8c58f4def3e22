import { inset } from '../../overlays/drawer/drawer.css.ts';
import { tray } from '../../foundations/manners/block.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { ifCentred } from '../../foundations/manners/opened.ts';
import { along, inMiddle, sized, under } from '../../foundations/manners/arranged.ts';
import { groundOf, plate, roundOf, shadeBy } from '../../foundations/manners/plate.ts';
import { labelCase, oneLine } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, radius } = vars;

export const person = component({
  ...along('12px'),
  paddingBlock: '12px 8px',
});

export const picture = component({
  position: 'relative',
  zIndex: 0,
  flex: 'none',
  ...inMiddle,
  ...sized('52px'),
  color: shadeBy(color.text.strong, color.text.strong, color.action.on),
  vars: { [color.icon.second]: plate.mark },
  selectors: {
    '&::before': {
      ...under,
      borderRadius: roundOf(),
      border: `${frame.edge} solid ${color.line.strong}`,
      background: groundOf(tray.ground, color.action.rest),
      transform: leaning,
    },
  },
});

export const lines = component({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const vip = component({}, labelCase, oneLine);

/** As its owner wrote it, also where titles are capitals. */
export const name = component({ ...displayAt('s5'), textTransform: 'none' }, oneLine);

/** The number and what copies it; between rules it reaches from edge to edge. */
export const member = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minBlockSize: '48px',
  marginInline: ifCentred(`(-1 * ${inset})`),
  paddingInline: `calc(16px + ${ifCentred(`(${inset} - 16px)`)}) calc(4px + ${ifCentred(`(${inset} - 16px)`)})`,
  borderBlock: `${ifCentred(border.rule)} solid ${color.line.soft}`,
  borderRadius: radius.field,
  background: tray.ground,
});

export const id = component({ fontVariantNumeric: 'tabular-nums' }, oneLine);
