import type { IconSet } from '@livery/ui/icon';
import { duotone } from '@livery/ui/icon/duotone';
import { fill } from '@livery/ui/icon/fill';
import { light } from '@livery/ui/icon/light';

const sets: Readonly<Record<string, IconSet>> = { duotone, fill, light };
const chosen = typeof document === 'undefined' ? '' : document.documentElement.dataset['icons'];

/** The brand's set at run time, for development; a build puts the chosen file in this one's place. */
export const loadIcons = async (): Promise<IconSet> => sets[chosen ?? ''] ?? duotone;
