import type { IconSet } from '../../packages/ui/src/foundations/icon/index.ts';
import { duotone } from '../../packages/ui/src/foundations/icon/sets/duotone.ts';

/** Stands in for the slot that a build fills once: here the toolbar changes brands. */
export let icons: IconSet = duotone;

export const wearIcons = (set: IconSet): void => {
  icons = set;
};
