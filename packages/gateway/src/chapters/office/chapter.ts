import { voidExpired } from '../../kernel/acts/approvals/rows.ts';
import { createVault } from '../../kernel/vault/vault.ts';
import { defineChapter } from '../chapter.ts';
import { resealCodes } from './access/reseal.ts';
import { startAnchors } from './book/anchors.ts';
import { restoredBook } from './book/restored.ts';
import { officeInvariants } from './invariants.ts';
import { staffActs } from './staff/acts.ts';

/** Who works for the operator: how they come in, and what they are. */
export const office = defineChapter({
  name: 'office',
  async open(house) {
    const { formerKey } = house.config;
    await resealCodes(house, formerKey === undefined ? undefined : createVault(formerKey));
    return startAnchors(house);
  },
  acts: [...staffActs, restoredBook],
  sweeps: [voidExpired],
  invariants: officeInvariants,
});
