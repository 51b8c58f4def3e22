import { createVar } from '@vanilla-extract/css';

import { plate } from '../../foundations/manners/plate.ts';
import { component } from '../../foundations/theme/style.ts';

/** 1 where a mark stands on the brand's own colour: it is dark there in both modes. */
export const onBrand = createVar();
/** 1 on a dark page. */
const dark = createVar();

/** One colour for every vendor, but where the brand shows them on plates of their own. */
export const vendorMark = component({
  vars: { [dark]: '1', [onBrand]: '0' },
  objectFit: 'contain',
  filter: `brightness(${plate.tinted}) invert(calc(${dark} * (1 - ${onBrand}) * (1 - ${plate.tinted})))`,
  opacity: `calc(0.92 + 0.08 * ${plate.tinted})`,
  selectors: {
    '[data-theme="light"] &': {
      vars: { [dark]: '0' },
      opacity: `calc(0.82 + 0.18 * ${plate.tinted})`,
    },
  },
});
