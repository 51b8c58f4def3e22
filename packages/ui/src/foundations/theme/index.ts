import './base.css.ts';

export { layers } from './layers.ts';
export { hiddenText, labelCase, oneLine, pressable, scroller } from './mixins.css.ts';
export { isCalm } from '../../util/motion.ts';
export { script } from './script.css.ts';
export { over, overHeight, top } from './top.css.ts';
export { barRoom, leaning, twoLines } from './shapes.ts';
export { type Space } from './space.css.ts';
export { component, screen, type LayerRule } from './style.ts';
export {
  buttonType,
  displayAt,
  figuresAt,
  inColumn,
  labelAt,
  nameAt,
  placeAt,
  rem,
  stepOf,
  textAt,
  wordmarkType,
  type Step,
} from './type.ts';
export { vars } from './vars.css.ts';
export { when } from './when.ts';
