import { linkedPages, type Reply } from '@livery/contract';
import { memoFor } from '../../../kernel/time/memo.ts';
import type { Router } from '../../../http/router.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Services } from '../../../kernel/services.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { jackpotsOf, shareOf, type Jackpot } from './store.ts';

const KEPT = 3_000;

export function jackpotRoutes(route: Router, { db, clock }: Services): void {
  const kept = memoFor<Reckoned>(clock, KEPT);

  route('jackpots', async ({ merchant, reply }) => {
    const { jackpots, at } = await kept(merchant.code, async () => {
      // Before it is read: no stake that came later is said to be in it.
      const begun = clock();
      return { at: begun, jackpots: await jackpotsOf(db, merchant.code) };
    });
    reply.header('cache-control', 'public, max-age=0, s-maxage=3, must-revalidate');
    return { list: jackpots.map((jackpot) => jackpotIn(merchant, jackpot, at)) };
  });
}

interface Reckoned {
  readonly jackpots: readonly Jackpot[];
  readonly at: number;
}

function jackpotIn(
  { currency }: Merchant,
  jackpot: Jackpot,
  updatedAt: number,
): Reply<'jackpots'>['list'][number] {
  const money = (minor: bigint) => toDecimal(minor, currency);
  const { last_win_by: by, last_win: win, last_win_at: at } = jackpot;
  return {
    jackpotId: jackpot.id,
    name: jackpot.name,
    amount: money(jackpot.amount),
    currency,
    seed: money(jackpot.seed),
    cap: money(jackpot.cap),
    share: shareOf([jackpot]),
    wonBy: jackpot.won_by,
    rtpPart: jackpot.rtp_part,
    updatedAt,
    gameIds: [...jackpot.node_ids],
    rulesUrl: linkedPages.help,
    ...(by !== null && win !== null && at !== null
      ? { lastWin: { customerName: maskName(by), amount: money(win), at: at.getTime() } }
      : {}),
  };
}
