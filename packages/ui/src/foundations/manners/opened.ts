import { vars } from '../theme/vars.css.ts';
import { opened } from '../roles/opened.css.ts';

export { opened } from '../roles/opened.css.ts';

const { border, color } = vars;

/** A length that only what is centred has. */
export const ifCentred = (length: string): string => `calc(${length} * ${opened.centred})`;

/** Between double rules, the outer one in the accent. */
export const doubleRule = {
  padding: ifCentred('4px'),
  border: `${ifCentred(border.rule)} solid ${color.action.text}`,
  outline: `${ifCentred(border.rule)} solid ${color.line.strong}`,
  outlineOffset: '-5px',
  textAlign: opened.align as 'center',
} as const;
