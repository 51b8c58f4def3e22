import { closing } from '../../foundations/emphasis/closing.css.ts';
import { ifCentred } from '../../foundations/manners/opened.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, nameAt, rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius, type } = vars;

const line = `${ifCentred('1px')} solid ${color.line.soft}`;

/** On a plate, or between rules where what is said stands in the middle. */
export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlock: `calc(14px - ${ifCentred('14px')})`,
  borderBlock: line,
  borderRadius: radius.field,
  background: `color-mix(in srgb, ${color.surface.page} calc(55% - ${ifCentred('55%')}), transparent)`,
  textAlign: 'center',
});

export const fact = component({
  flex: `1 1 ${rem(76)}`,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingBlock: ifCentred('12px'),
  paddingInline: '4px',
  selectors: { '& + &': { borderInlineStart: line } },
});

export const value = component({
  ...nameAt('s4'),
  fontWeight: type.text.strong,
  selectors: { [when('sheet', 'centred')]: displayAt('s4') },
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `calc(12px - ${ifCentred('4px')})`,
});

/** Above the second action; without one it shares its row with the mark. */
export const main = component({
  flex: '1 0 100%',
  selectors: { '[data-single] > &': { flex: 1 } },
});

export const second = component({ flex: `1 1 ${ifCentred('100%')}` });

/** Beside the second action; brands that centre the title show it at the top instead. */
export const mark = component({
  selectors: { [when('sheet', 'centred')]: { display: 'none' } },
});

export const note = component({ textAlign: 'center' }, closing);
