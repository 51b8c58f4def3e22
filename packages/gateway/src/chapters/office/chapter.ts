import { voidExpired } from '../../kernel/acts/approvals/rows.ts';
import { createVault } from '../../kernel/vault/vault.ts';
import { defineChapter } from '../chapter.ts';
import { resealCodes } from './access/reseal.ts';
import { officeInvariants } from './invariants.ts';
import { staffActs } from './staff/acts.ts';

/** Who works for the operator: how they come in, and what they are. */
export const office = defineChapter({
  name: 'office',
  async open(house) {
    const { formerKey } = house.config;
    await resealCodes(house, formerKey === undefined ? undefined : createVault(formerKey));
    return undefined;
  },
  acts: staffActs,
  sweeps: [voidExpired],
  invariants: officeInvariants,
});
