import { component } from './style.ts';
import { stepOf, type Step } from './type.ts';
import { vars } from './vars.css.ts';

/** All but the usual one, in which letters are that name none. */
const steps = (Object.keys(vars.type.size) as Step[]).filter((step) => step !== 's3');

/** As large as `data-step` says. Whoever takes it says how large it is without. */
export const stepped = component({
  selectors: Object.fromEntries(steps.map((step) => [`&[data-step="${step}"]`, stepOf(step)])),
});
