import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Instant, Money } from '../base/schemas.ts';
import { KycDraft, KycReason, KycStep } from './parts.ts';
import { identityRoutes } from './routes.ts';

const identityStanding = {
  level: Type.Integer({ minimum: 0 }),
  status: Type.Enum(['none', 'under_review', 'verified', 'rejected']),
};

/** How far it is proven who somebody is: 2 is enough to be paid out. */
export const IdentityStanding = Type.Object(identityStanding, closed);

export const kyc = endpoint(identityRoutes, 'kyc', {
  id: 'K01',
  caller: 'registered',
  whileBarred: true,
  about: 'Where the proof of an identity stands, what it opens, and what is to be done next.',
  request: {},
  reply: Type.Object(
    {
      ...identityStanding,
      /** Who looks: a provider on a page of its own, or our own people at pictures sent here. */
      way: Type.Enum(['provider', 'upload']),
      /** What is still to be done, the next first; empty where there is nothing to do. */
      needed: Type.Array(KycStep),
      /** Why it came back, or was refused; empty otherwise. */
      reasons: Type.Array(KycReason),
      draft: Type.Optional(KycDraft),
      /** What one may do as well known as one is. */
      limits: Type.Object(
        {
          play: Type.Boolean(),
          deposit: Type.Boolean(),
          /** What may still be paid in altogether; left out where it is no matter of identity. */
          depositLeft: Type.Optional(Money),
          withdraw: Type.Boolean(),
        },
        closed,
      ),
      /** How long nine of ten took; left out while too few were looked at to say it. */
      usual: Type.Optional(Type.Object({ seconds: Type.Integer({ minimum: 0 }) }, closed)),
      /** Since when it is looked at. */
      sentAt: Type.Optional(Instant),
      /** Until when what is verified counts, where the document says it. */
      validUntil: Type.Optional(Instant),
    },
    closed,
  ),
  errors: [],
});
