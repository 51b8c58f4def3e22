import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { languageOf } from '../../../kernel/sites/language.ts';
import { acceptOffer, depositOffers, leaveOffer } from './deposits.ts';
import { giveUp } from './give-up.ts';
import { bonusRecords, shownBonus } from './shown.ts';

export function bonusRoutes(route: Router, services: Services): void {
  const { db, clock, live } = services;

  route('depositPromotions', (call) => {
    const language = languageOf(call.merchant, call.request, undefined);
    return depositOffers(db, call, language, new Date(clock()));
  });
  route('acceptDepositPromotion', async (call) => {
    await acceptOffer(services, call, BigInt(call.body.promoId));
    return null;
  });
  route('leaveDepositPromotion', async (call) => {
    await leaveOffer(services, call, BigInt(call.query.promoId));
    return null;
  });
  route('bonus', ({ merchant, session, request }) => {
    const language = languageOf(merchant, request, undefined);
    return shownBonus({ db, merchant, memberId: session.memberId, language });
  });
  route('bonusRecords', ({ merchant, session, request, query }) => {
    const language = languageOf(merchant, request, undefined);
    return bonusRecords({ db, merchant, memberId: session.memberId, language }, query);
  });
  route('giveUpBonus', async ({ merchant, session: { memberId }, params, body, key }) => {
    const id = BigInt(params.id);
    const done = await giveUp(services, { merchant, memberId, id, amount: body.amount, key });
    for (const event of ['grant', 'balance'] as const) {
      live.publish({ merchant: merchant.code, memberId, event, data: {} });
    }
    return done;
  });
}
