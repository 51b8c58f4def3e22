import type { IconSet } from '@livery/ui/icon';
import { duotone } from '@livery/ui/icon/duotone';
import { fill } from '@livery/ui/icon/fill';
import { light } from '@livery/ui/icon/light';

const sets: Readonly<Record<string, IconSet>> = { duotone, fill, light };
const chosen = typeof document === 'undefined' ? '' : document.documentElement.dataset['icons'];

/** RailChoice at run time, for development; a build puts the chosen file in this one's place. */
export const icons = sets[chosen ?? ''] ?? duotone;

export const restOfIcons = async (): Promise<IconSet> => icons;
