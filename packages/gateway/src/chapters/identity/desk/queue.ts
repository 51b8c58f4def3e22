import type { Queue } from '../../../kernel/acts/queue.ts';
import { caseActs } from './acts.ts';
import { readCase } from './read.ts';

const of = (id: string) => ({ case: id });

/** Cases that wait for a person, those of a provider that has not said enough among them. */
export const identityQueue: Queue = {
  name: 'identity',
  about: 'who members are: details and pictures that somebody has to look at',
  permission: 'identity',
  async list({ db, merchant, after, limit }) {
    const last = after !== undefined && /^\d{1,18}$/.test(after) ? BigInt(after) : undefined;
    const rows = await db
      .selectFrom('kyc_case')
      .select(['id', 'sent_at', 'created_at', 'provider'])
      .where((its) => its.and({ merchant: merchant.code, state: 'under_review' }))
      .$if(last !== undefined, (query) =>
        query.where((its) =>
          its(
            its.refTuple('sent_at', 'id'),
            '>',
            its
              .selectFrom('kyc_case as last')
              .select(['last.sent_at', 'last.id'])
              .where((the) => the.and({ merchant: merchant.code, id: last ?? 0n }))
              .$asTuple('sent_at', 'id'),
          ),
        ),
      )
      .orderBy('sent_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, sent_at: sentAt, created_at: begun, provider }) => ({
      id: id.toString(),
      since: sentAt ?? begun,
      facts: [provider === null ? 'pictures' : `by ${provider}`],
    }));
  },
  show: { act: readCase, about: 'shows it', of },
  decisions: {
    verify: { act: caseActs.verify, about: 'the document says who they are', of },
    more: { act: caseActs.more, about: 'goes back to the member: --step, --why', of },
    refuse: { act: caseActs.refuse, about: 'is not accepted; takes two people', of },
  },
};
