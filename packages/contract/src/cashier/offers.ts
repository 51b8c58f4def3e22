import { Type } from 'typebox';
import { bonusTerms, stakeTerms } from '../base/bonus-terms.ts';
import { endpoint } from '../base/endpoint.ts';
import { closed, Id, Instant, Nothing } from '../base/schemas.ts';
import { cashierRoutes } from './routes.ts';

const Offer = Type.Object(
  {
    promoId: Id,
    title: Type.String(),
    /** The next deposit that is large enough brings it. */
    accepted: Type.Boolean(),
    endsAt: Type.Optional(Instant),
    terms: Type.Object({ ...bonusTerms, ...stakeTerms }, closed),
  },
  closed,
);

export const depositPromotions = endpoint(cashierRoutes, 'depositPromotions', {
  id: 'W07.promos',
  caller: 'player',
  about: 'What a deposit can bring, with all of its terms.',
  request: {},
  reply: Type.Object({ offers: Type.Array(Offer) }, closed),
  errors: [],
});

export const acceptDepositPromotion = endpoint(cashierRoutes, 'acceptDepositPromotion', {
  id: 'W07.accept',
  caller: 'player',
  about: 'Takes an offer: the next deposit that is large enough brings it, with its credit.',
  request: { body: Type.Object({ promoId: Id }, closed) },
  reply: Nothing,
  errors: ['promotion.missing', 'promotion.closed'],
});

export const leaveDepositPromotion = endpoint(cashierRoutes, 'leaveDepositPromotion', {
  id: 'W07.leave',
  caller: 'player',
  whileBarred: true,
  about: 'Takes an acceptance back, until a deposit has brought the bonus.',
  request: { query: Type.Object({ promoId: Id }, closed) },
  reply: Nothing,
  errors: ['promotion.closed'],
});
