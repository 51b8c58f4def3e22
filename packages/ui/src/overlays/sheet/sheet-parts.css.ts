import { component } from '../../foundations/theme/style.ts';
import { displayAt, nameAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { script } from '../../foundations/theme/script.css.ts';

const { color, radius, type } = vars;

export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlock: '14px',
  borderRadius: radius.field,
  background: `color-mix(in srgb, ${color.surface.page} 55%, transparent)`,
  textAlign: 'center',
  selectors: {
    [when('sheet', 'centred')]: {
      paddingBlock: 0,
      borderRadius: 0,
      background: 'none',
      borderBlock: `1px solid ${color.line.soft}`,
    },
  },
});

export const fact = component({
  flex: `1 1 ${rem(76)}`,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingInline: '4px',
  selectors: {
    [when('sheet', 'centred')]: { paddingBlock: '12px' },
    [when('sheet', 'centred', '& + &')]: { borderInlineStart: `1px solid ${color.line.soft}` },
  },
});

export const value = component({
  ...nameAt('s4'),
  fontWeight: type.text.strong,
  selectors: { [when('sheet', 'centred')]: displayAt('s4') },
});

export const label = component({ color: color.text.soft, ...textAt('s2') });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  selectors: { [when('sheet', 'centred')]: { gap: '8px' } },
});

/** Above the second action; without one it shares its row with the mark. */
export const main = component({
  flex: '1 0 100%',
  selectors: { '[data-single] > &': { flex: 1 } },
});

export const second = component({
  flex: 1,
  selectors: { [when('sheet', 'centred')]: { flexBasis: '100%' } },
});

/** Beside the second action; brands that centre the title show it at the top instead. */
export const mark = component({
  selectors: { [when('sheet', 'centred')]: { display: 'none' } },
});

export const note = component({
  color: color.text.soft,
  textAlign: 'center',
  ...textAt('s2'),
  selectors: {
    [when('emphasis', 'italic')]: { ...displayAt('s3'), fontStyle: script.italic },
  },
});
