import { component } from '../theme/style.ts';
import { displayAt, type Step } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';

const steps = Object.keys(vars.type.size) as Step[];

export const heading = component({
  minInlineSize: 0,
  color: vars.color.text.strong,
  overflowWrap: 'anywhere',
  selectors: Object.fromEntries(steps.map((step) => [`&[data-step="${step}"]`, displayAt(step)])),
});
