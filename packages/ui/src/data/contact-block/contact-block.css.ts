import { inMiddle, sized } from '../../foundations/manners/arranged.ts';
import { block as plain, eitherColour } from '../../foundations/manners/block.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { note } from '../../foundations/roles/note.css.ts';
import { groundOf, ifLeaning, inTurn, plate, roundOf } from '../../foundations/manners/plate.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, space } = vars;

export const block = component({
  justifyItems: note.align,
  paddingInline: space.text,
  textAlign: note.align as 'center',
});

/** All seven fit in a row, on a narrow screen too. */
export const contacts = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: note.align,
  columnGap: 'max(2px, min(8px, (100% - 308px) / 6))',
  rowGap: '8px',
  inlineSize: '100%',
  paddingInline: ifLeaning('5px'),
});

/** Where each of four stands, the tints take turns. */
export const place = component({}, inTurn);

export const contact = component(
  {
    vars: { [color.icon.second]: plate.mark },
    ...inMiddle,
    ...sized('44px'),
    borderRadius: roundOf(),
    background: groundOf(plain.ground, color.surface.strong),
    boxShadow: frame.ring,
    color: eitherColour(color.text.strong, color.action.text),
    transform: plate.lean,
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { color: color.action.text } } },
      '(forced-colors: active)': { border: '1px solid LinkText' },
    },
  },
  pressable,
);

export const icon = component({ transform: plate.upright });

export const warning = component({
  display: 'flex',
  gap: '12px',
  maxInlineSize: '100%',
  paddingBlockStart: '14px',
  borderBlockStart: `1px solid ${color.line.soft}`,
  selectors: { [when('notes', 'centred')]: { flexDirection: 'column', alignItems: 'center' } },
});

export const sign = component({ flex: 'none', color: color.win.text });

/** Lines apart enough to be read when they are small. Twice the class: the sheet of the words may come later. */
export const text = component({ selectors: { '&&': { lineHeight: rem(20) } } });
