import type { SlotName } from '@livery/themes/contract';

/** Slots that template.json knows by a name that platforms have for them; all others stand under "slots". */
export const slotKeys: Readonly<Partial<Record<SlotName, string>>> = {
  memberCentre: 'mem_cen ("1" is new)',
  depositDetail: 'dep_func ("1" is new)',
};
