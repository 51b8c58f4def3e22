import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Queue } from '../../../kernel/acts/queue.ts';
import { textIn } from '../../../kernel/sites/language.ts';
import { answerClaim, claimName, noClaim, readClaim } from './acts.ts';
import { findClaim, openClaims } from './store.ts';

function namesIn(id: string): { readonly promotionId: string; readonly memberId: string } {
  const [, promotionId, memberId] = /^(\d{1,18})-(\d{1,18})$/.exec(id) ?? [];
  if (promotionId === undefined || memberId === undefined) {
    throw new ActRefusal(`${id} is no claim. The list has them as 3-17, promotion and member.`);
  }
  return { promotionId, memberId };
}

/** Claims of promotions that wait for an answer. */
export const claimQueue: Queue = {
  name: 'claims',
  about: 'claims of promotions',
  permission: 'claims',
  async list({ db, merchant, after, limit }) {
    const names = after === undefined ? undefined : namesIn(after);
    const key = names && {
      promotionId: BigInt(names.promotionId),
      memberId: BigInt(names.memberId),
    };
    const last = key && (await findClaim(db, merchant.code, key));
    if (key !== undefined && last === undefined) throw noClaim(merchant.code, key);
    const claims = await openClaims(db, merchant.code, last, limit);
    const language = merchant.languages[0] ?? 'EN';
    return claims.map((claim) => ({
      id: claimName(claim),
      since: claim.at,
      facts: [claim.status, textIn(claim.titles, language)],
    }));
  },
  show: { act: readClaim, about: 'shows it', of: namesIn },
  decisions: {
    approve: {
      act: answerClaim,
      about: 'gives the bonus to play with, where the promotion gives any',
      of: (id) => ({ ...namesIn(id), answer: 'approve' }),
    },
    refuse: {
      act: answerClaim,
      about: 'the claim ends',
      of: (id) => ({ ...namesIn(id), answer: 'refuse', pay: null }),
    },
  },
};
