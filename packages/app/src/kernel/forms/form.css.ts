import { screen } from '@livery/ui/theme';

/** As what stands for it until it is there. */
export { form } from '../parts/skeletons/skeletons.css.ts';

/** Apart from the fields, whose last may have something said below it. */
export const send = screen({ marginBlockStart: 8 });
