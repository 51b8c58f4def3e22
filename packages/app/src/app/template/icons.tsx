import { duotone } from '@livery/ui/icon/duotone';
import { light } from '@livery/ui/icon/light';

/** Chosen at run time, for development; a build puts the chosen file in this one's place. */
export const icons =
  typeof document !== 'undefined' && document.documentElement.dataset['icons'] === 'light'
    ? light
    : duotone;
