import type { Router } from '../../../http/router.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { holdGuard } from '../../care/index.ts';
import { payoutRulesOf } from '../settings/payouts.ts';
import { addInstrument, MOST_INSTRUMENTS } from './add.ts';
import { shownInstrument } from './shown.ts';
import { findInstrument, instrumentsInUse, instrumentsOf } from './store.ts';

export function instrumentRoutes(route: Router, services: Services): void {
  const { db, clock } = services;

  route('bankCards', async ({ merchant, session }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId };
    const [own, inUse, rules] = await Promise.all([
      instrumentsOf(db, owner),
      instrumentsInUse(db, owner),
      payoutRulesOf(db, merchant),
    ]);
    return {
      list: own.map((one) => shownInstrument(one, inUse, clock())),
      most: MOST_INSTRUMENTS,
      rails: [...rules.rails],
    };
  });

  route('addBankCard', ({ merchant, session, payload, key }) =>
    addInstrument(services, { merchant, memberId: session.memberId, payload, key }),
  );

  route('removeBankCard', async ({ merchant, session, query }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId };
    const id = BigInt(query.id);
    await transact(db, async (tx) => {
      await holdGuard(tx, owner.merchant, owner.memberId);
      if ((await findInstrument(tx, owner, id)) === undefined) throw new Refusal('card.missing');
      if ((await instrumentsInUse(tx, owner)).has(id)) throw new Refusal('card.in_use');
      await tx
        .updateTable('instrument')
        .set({ removed_at: new Date(clock()), sealed: null })
        .where((its) => its.and({ merchant: owner.merchant, id }))
        .execute();
    });
    return null;
  });
}
