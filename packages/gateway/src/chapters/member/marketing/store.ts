import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Owner } from '../session/credentials.ts';
import type { Marketing } from '../tables.ts';

/** By which offers can be sent here: nothing reaches a member as a notification yet. */
const channels = ['sms', 'email'] as const satisfies readonly (keyof Marketing)[];
/** Nothing narrower is asked for. */
const PRODUCT = 'all';

export const noMarketing: Marketing = { sms: false, email: false, push: false };

/** What was said, but for what does not exist. */
export const ofChannels = (said: Marketing): Marketing => ({ ...said, push: false });

export interface SaidConsent {
  /** Of the words that were read. */
  readonly text: string;
  readonly language: string;
  readonly now: number;
}

/** What is different from before, a line a channel; none is ever changed. */
export async function keepConsents(
  tx: Tx,
  { merchant, memberId }: Owner,
  before: Marketing,
  said: Marketing,
  { text, language, now }: SaidConsent,
): Promise<void> {
  const changed = channels.filter((channel) => before[channel] !== said[channel]);
  if (changed.length === 0) return;
  await tx
    .insertInto('consent_event')
    .values(
      changed.map((channel) => ({
        merchant,
        member_id: memberId,
        channel,
        product: PRODUCT,
        agreed: said[channel],
        text_version: text,
        language,
        at: new Date(now),
      })),
    )
    .execute();
}

/** All that a member ever said of offers, the first first. */
export const consentsOf = (db: Kysely<Database>, { merchant, memberId }: Owner) =>
  db
    .selectFrom('consent_event')
    .select(['channel', 'product', 'agreed', 'text_version', 'language', 'at'])
    .where((its) => its.and({ merchant, member_id: memberId }))
    .orderBy('id')
    .execute();
