import type { Reply } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Router } from '../../../http/router.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { languageOf, textIn } from '../../../kernel/sites/language.ts';
import type { AccountOpening } from '../../../kernel/events.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Owner } from '../session/credentials.ts';
import { acceptancesOf, keepAcceptance, termsInForce } from './store.ts';

/** Which terms hold, and which of them their member accepted (RG-37). */
export function termsRoutes(
  route: Router,
  { db, clock, forgetSessions }: Pick<Services, 'db' | 'clock' | 'forgetSessions'>,
): void {
  route('terms', ({ merchant, session, request }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId };
    return shownTo(db, owner, languageOf(merchant, request), clock());
  });

  route('acceptTerms', async ({ merchant, session, request, body }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId };
    const language = languageOf(merchant, request);
    const now = clock();
    const shown = await transact(db, async (tx) => {
      const current = await termsInForce(tx, owner.merchant, now);
      if (current?.version !== body.version) {
        throw new Refusal('terms.changed', { params: { version: current?.version ?? 0 } });
      }
      await keepAcceptance(tx, owner, { version: body.version, language, now });
      return shownTo(tx, owner, language, now);
    });
    forgetSessions(owner);
    return shown;
  });
}

async function shownTo(
  db: Kysely<Database>,
  owner: Owner,
  language: string,
  now: number,
): Promise<Reply<'terms'>> {
  const [current, accepted] = [
    await termsInForce(db, owner.merchant, now),
    await acceptancesOf(db, owner),
  ];
  const last = accepted[0]?.version ?? 0;
  return {
    ...(current && {
      current: {
        version: current.version,
        since: current.effective_at.getTime(),
        changes: textIn(current.changes, language),
      },
    }),
    owed: (current?.version ?? 0) > last,
    accepted: accepted.map(({ version, at }) => ({ version, at: at.getTime() })),
  };
}

/** Nobody opens an account of their own without a tick beside the terms: these are the ones. For somebody else nobody ticks. */
export async function acceptAtRegistration(
  tx: Tx,
  { merchant, memberId, language, now, openedBy }: AccountOpening,
): Promise<void> {
  if (openedBy !== undefined) return;
  const current = await termsInForce(tx, merchant.code, now);
  if (current === undefined) return;
  const owner = { merchant: merchant.code, memberId };
  await keepAcceptance(tx, owner, { version: current.version, language, now });
}
