import {
  type Merchant,
  PAYOUT_SETTING,
  type payoutSetting,
  type Seeding,
  toDecimal,
  type Tx,
  writeInstrument,
  writeSetting,
} from '@livery/gateway/extras';
import type { Static } from 'typebox';
import type { DemoPlayer } from '../people/players.ts';
import { scaled } from '../texts/fill.ts';

const DAY = 86_400_000;
const SURNAME: Readonly<Record<string, string>> = { PHP: 'Santos', EUR: 'Moreau' };
const ELSEWHERE = 'Ashby';

/** A day’s wait is for real money: here an account can be used at once, and what was forgotten still waits. */
function settingOf(merchant: Merchant): Static<typeof payoutSetting> {
  const pesos = (sum: number) => toDecimal(scaled(merchant, sum), merchant.currency);
  return {
    provider: 'demo',
    rails: ['bank', 'ewallet'],
    min: pesos(100),
    max: pesos(50_000),
    fee: { fixed: pesos(0), share: 0 },
    automatic: { each: pesos(5_000), day: pesos(10_000) },
    aloneUpTo: pesos(20_000),
    instrumentMinutes: 0,
    holdMinutes: { first: 0, reset: 1_440 },
    mostOpen: 5,
  };
}

/** How a demo pays out, and where those who proved who they are may be paid. None has a payment password yet. */
export async function writePayouts(
  tx: Tx,
  { vault, merchant, now }: Pick<Seeding, 'vault'> & { merchant: Merchant; now: number },
  players: readonly DemoPlayer[],
  ids: readonly bigint[],
): Promise<void> {
  await writeSetting(tx, merchant.code, PAYOUT_SETTING, settingOf(merchant));
  for (const [at, player] of players.entries()) {
    const memberId = ids[at];
    if (player.kyc !== 'verified' || memberId === undefined) continue;
    const payeeName = `${player.nickname} ${SURNAME[merchant.currency] ?? ELSEWHERE}`;
    await tx
      .updateTable('member')
      .set({ profile: JSON.stringify({ payeeName }) })
      .where((its) => its.and({ merchant: merchant.code, id: memberId }))
      .execute();
    const addedAt = now - 30 * DAY;
    const owner = { merchant: merchant.code, memberId };
    await writeInstrument(tx, vault, owner, {
      rail: 'bank',
      bank: 'Larkfield',
      payeeName,
      // Of nobody: a bank that is made up has no accounts.
      account: String(700_100_200_300 + at),
      addedAt,
      usableAt: addedAt,
    });
  }
}
