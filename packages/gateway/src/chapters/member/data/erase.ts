import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Owner } from '../session/credentials.ts';
import { noMarketing } from '../marketing/store.ts';

/** Whose rows are nobody’s but the member’s: they go as a whole. */
const gone = [
  'recovery_code',
  'member_totp',
  'security_answer',
  'passkey',
  'one_time_password',
  'payment_code',
  'contact_code',
  'former_contact',
  'link_ticket',
  'favourite',
  'recent',
  'message',
  'upload',
] as const;

/**
 * Takes away by what somebody could be told. What books and laws want stays
 * under the member’s number: money, rounds, limits, bars, consents and the
 * accounts that money went to (ADR 216).
 */
export async function erase(tx: Tx, { merchant, memberId }: Owner, now: number): Promise<void> {
  for (const table of gone) {
    await sql`DELETE FROM ${sql.table(table)}
      WHERE merchant = ${merchant} AND member_id = ${memberId}`.execute(tx);
  }
  await sql`UPDATE login_record SET device = '', address = '', country = ''
    WHERE merchant = ${merchant} AND member_id = ${memberId}`.execute(tx);
  await sql`UPDATE feedback SET content = ''
    WHERE merchant = ${merchant} AND member_id = ${memberId}`.execute(tx);
  await sql`UPDATE promotion_claim SET remark = ''
    WHERE merchant = ${merchant} AND member_id = ${memberId}`.execute(tx);
  await sql`DELETE FROM data_copy_part AS part USING data_request AS request
    WHERE part.merchant = request.merchant AND part.request_id = request.id
      AND request.merchant = ${merchant} AND request.member_id = ${memberId}`.execute(tx);
  await tx
    .updateTable('data_request')
    .set({ state: 'over', answered_at: new Date(now) })
    .where((its) => its.and({ merchant, member_id: memberId, kind: 'copy' as const }))
    .where('state', 'in', ['asked', 'ready'])
    .execute();
  const name = `erased-${memberId}`;
  await tx
    .updateTable('member')
    .set({
      account: name,
      account_key: name,
      nickname: name,
      password_hash: null,
      payment_password_hash: null,
      mobile: null,
      mobile_verified: false,
      email: null,
      email_verified: false,
      birthday: null,
      profile: '{}',
      marketing: JSON.stringify(noMarketing),
      head_icon: '',
      affiliate_code: null,
      recommender_id: null,
      google_id: null,
      facebook_id: null,
      google_linked_at: null,
      facebook_linked_at: null,
      contact_proved_at: null,
      language: null,
      last_login_ip: null,
      erased_at: new Date(now),
    })
    .where((its) => its.and({ merchant, id: memberId }))
    .execute();
}
