import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color } = vars;

export const field = component({ minInlineSize: 0 });

export const group = component({
  selectors: {
    '&[data-invalid]': {
      boxShadow: `inset 0 0 0 max(${border.field}, ${border.focus} - 1px) ${color.danger.text}`,
    },
    'fieldset:disabled > &': { opacity: 0.6 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-invalid]': { outline: '2px dashed FieldText' } },
    },
  },
});

export const note = component({ paddingBlockStart: '6px' });
