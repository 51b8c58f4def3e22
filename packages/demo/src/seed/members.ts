import { accountKey, type Merchant, type Tx } from '@livery/gateway/extras';
import type { DemoPlayer } from '../people/players.ts';
import { writeLines } from './lines.ts';

const DAY = 86_400_000;

/**
 * Numbers that nobody can be called under: for Britain and France they are set
 * aside for fiction, and 0900 belongs to no network of the Philippines.
 */
const FICTIONAL: Readonly<Record<string, string>> = {
  PHP: '639005550100',
  EUR: '33639980000',
};
const ELSEWHERE = '447700900100';

const KYC_LEVEL = { none: 0, rejected: 0, under_review: 1, verified: 2 } as const;

/** The players' numbers, in their order. */
export async function writeMembers(
  tx: Tx,
  merchant: Merchant,
  players: readonly DemoPlayer[],
  passwordHash: string,
  now: number,
): Promise<bigint[]> {
  const first = BigInt(FICTIONAL[merchant.currency] ?? ELSEWHERE);
  const rows = await tx
    .insertInto('member')
    .values(
      players.map((player, index) => ({
        merchant: merchant.code,
        account: player.account,
        account_key: accountKey(player.account),
        nickname: player.nickname,
        type: player.type,
        // Nobody logs in as a regular.
        password_hash: player.plays === 'regular' ? null : passwordHash,
        vip: player.vip,
        head_icon: String((index % 24) + 1),
        kyc_level: KYC_LEVEL[player.kyc],
        kyc_status: player.kyc,
        mobile: player.reach === 'nowhere' ? null : String(first + BigInt(index)),
        mobile_verified: player.reach === 'proven' || player.reach === 'mobile',
        email: player.reach === 'nowhere' ? null : `${player.account}@example.com`,
        email_verified: player.reach === 'proven',
        first_time_login: player.mustChange,
        birthday: player.birthday,
        affiliate_code: null,
        recommender_id: null,
        payment_password_hash: null,
        google_id: null,
        facebook_id: null,
        last_login_at: null,
        last_login_ip: null,
        created_at: new Date(now - player.joined * DAY),
      })),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await writeLines(tx, merchant, players, ids, now);
  return ids;
}
