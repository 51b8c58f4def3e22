import { screen } from '@livery/ui/theme';

/** As what stands for it until it is there. */
export { form } from '../parts/skeletons/skeletons.css.ts';

/** A list within a form, which keeps the distance from the sides already. */
export const flush = screen({ marginInline: 0 });

/** Apart from the fields, whose last may have something said below it. */
export const send = screen({ marginBlockStart: 8 });
