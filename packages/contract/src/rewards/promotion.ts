import { Type } from 'typebox';
import { bonusTerms, stakeTerms } from '../base/bonus-terms.ts';
import { endpoint } from '../base/endpoint.ts';
import { closed, Id, Instant, Language, Money, Text } from '../base/schemas.ts';
import { rewardsRoutes } from './routes.ts';

const PromotionState = Type.Enum([
  'JOIN',
  'CLAIM',
  'APPLYING',
  'CLOSE',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'PROCESS',
  'JOINED',
  'COMING_SOON',
]);

export const promotionCategories = endpoint(rewardsRoutes, 'promotionCategories', {
  id: 'C05',
  caller: 'public',
  about: 'The headings promotions are sorted under.',
  request: { query: Type.Object({ language: Type.Optional(Language) }, closed) },
  reply: Type.Array(Type.Object({ id: Id, name: Type.String(), order: Type.Integer() }, closed)),
  errors: [],
});

export const depositBadge = endpoint(rewardsRoutes, 'depositBadge', {
  id: 'C06.badge',
  caller: 'player',
  // Answered with nothing: whoever is barred is offered no money to play with.
  whileBarred: true,
  about: 'The bonus that the way to a deposit shows: of a promotion marked for it, not yet taken.',
  request: {},
  reply: Type.Object(
    { badge: Type.Optional(Type.Object({ promotionId: Id, amount: Money }, closed)) },
    closed,
  ),
  errors: [],
});

const named = Type.Object({ id: Id }, closed);

export const promotionStatus = endpoint(rewardsRoutes, 'promotionStatus', {
  id: 'C06',
  caller: 'member',
  about: 'Where the member stands in a promotion, and its terms in figures.',
  request: { params: named },
  reply: Type.Object(
    {
      status: PromotionState,
      progress: Type.Optional(
        Type.Object({ wagered: Money, required: Money, expiresAt: Type.Optional(Instant) }, closed),
      ),
      terms: Type.Object(
        {
          ...bonusTerms,
          match: Type.Optional(stakeTerms.match),
          cap: Type.Optional(stakeTerms.cap),
          maxStake: Type.Optional(stakeTerms.maxStake),
          product: Type.Optional(stakeTerms.product),
          weights: Type.Optional(stakeTerms.weights),
          audience: Type.String(),
        },
        closed,
      ),
    },
    closed,
  ),
  errors: ['promotion.missing'],
});

export const claimPromotion = endpoint(rewardsRoutes, 'claimPromotion', {
  id: 'C07',
  caller: 'player',
  about:
    'Joins or claims a promotion, with a remark and up to three pictures: a bonus is given by rule, with the next deposit, or by a person.',
  bodyType: 'multipart',
  files: 3,
  request: { params: named, body: Type.Object({ remark: Type.Optional(Text(140)) }, closed) },
  reply: Type.Object({ status: PromotionState, grantId: Type.Optional(Id) }, closed),
  errors: ['promotion.missing', 'promotion.closed', 'upload.invalid'],
});
