import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import { linkColumns, linkTimes, socialProviders, type SocialProvider } from '../links.ts';
import type { Owner } from '../session/credentials.ts';
import { authenticatorOf, deleteAuthenticator, isProvenWith } from '../session/authenticator.ts';

/** What lets into an account without its password, from any device. */
export interface Doors {
  readonly passkeys: number;
  readonly links: readonly SocialProvider[];
}

export interface OwnersProof {
  readonly now: number;
  /** Of the site. */
  readonly language: string;
}

/** Somebody has just proved the phone or the mailbox of the account: it is the owner. */
export async function noteProof(
  tx: Tx,
  { merchant, memberId }: Owner,
  { now, language }: OwnersProof,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ contact_proved_at: new Date(now), language })
    .where((its) => its.and({ merchant, id: memberId }))
    .execute();
}

/**
 * The owner has come by phone or mailbox because the password was lost, or was
 * another's. What came into the account since they last did so may be that
 * other's: it ends. Whoever has the member locked calls this, so that nobody is
 * being let in meanwhile.
 */
export async function endUnproven(
  tx: Tx,
  owner: Owner,
  proof: OwnersProof,
): Promise<{ readonly ended: Doors; readonly left: Doors; readonly codesEnded: boolean }> {
  const { merchant, memberId } = owner;
  const member = await tx
    .selectFrom('member')
    .selectAll()
    .where((its) => its.and({ merchant, id: memberId }))
    .executeTakeFirstOrThrow();
  const proved = member.contact_proved_at;
  const isNewer = (at: Date | null) => proved === null || at === null || at > proved;
  const linked = socialProviders.filter((one) => member[linkColumns[one]] !== null);
  const links = linked.filter((one) => isNewer(member[linkTimes[one]]));
  for (const one of links) {
    await tx
      .updateTable('member')
      .set({ [linkColumns[one]]: null, [linkTimes[one]]: null })
      .where((its) => its.and({ merchant, id: memberId }))
      .execute();
  }
  const own = tx.selectFrom('passkey').where((its) => its.and({ merchant, member_id: memberId }));
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where((its) => its.and({ merchant, member_id: memberId }))
    .$if(proved !== null, (query) => query.where('created_at', '>', proved ?? new Date(0)))
    .executeTakeFirst();
  const { count } = await own.select(sql<bigint>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const codesEnded = await endUnprovenCodes(tx, owner, proved);
  await noteProof(tx, owner, proof);
  return {
    codesEnded,
    ended: { passkeys: Number(numDeletedRows), links },
    left: { passkeys: Number(count), links: linked.filter((one) => !links.includes(one)) },
  };
}

/** Somebody who had the password may have set one up to keep the owner out. */
async function endUnprovenCodes(tx: Tx, owner: Owner, proved: Date | null): Promise<boolean> {
  const authenticator = await authenticatorOf(tx, owner);
  if (authenticator === undefined || isProvenWith(authenticator, proved)) return false;
  await deleteAuthenticator(tx, owner);
  return true;
}
