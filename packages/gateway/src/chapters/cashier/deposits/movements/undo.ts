import type { ProviderMovement } from '../../providers/port.ts';
import { lockAccounts } from '../../wallet/ledger.ts';
import { cashAccount } from '../../wallet/store.ts';
import { least, type DepositBooking, type MovementEntry, type Split } from './book.ts';
import { aboutTheSame, suspendedIn } from './earlier.ts';

/** Of what goes back, as much as there is: what lies in suspense first, then the member’s, the rest is lost. */
export async function splitOut(
  { tx, merchant, order }: DepositBooking,
  moved: ProviderMovement,
  earlier: readonly MovementEntry[],
): Promise<Split> {
  const fromSuspense = least(moved.amount, suspendedIn(aboutTheSame(moved, earlier)));
  const left = moved.amount - fromSuspense;
  if (left === 0n || order === undefined || moved.currency !== merchant.currency) {
    return { credited: 0n, suspended: -fromSuspense, why: null };
  }
  const cash = await cashAccount(tx, merchant.code, order.member_id);
  const held = cash && (await lockAccounts(tx, merchant.code, [cash.id])).get(cash.id);
  return { credited: -least(left, held ?? 0n), suspended: -fromSuspense, why: null };
}

/** What chargebacks took that did not come back yet. */
interface Taken {
  /** By the house. */
  readonly lost: bigint;
  /** From the member. */
  readonly cash: bigint;
}

function takenBy(some: readonly MovementEntry[]): Taken {
  let taken: Taken = { lost: 0n, cash: 0n };
  for (const { kind, amount, credited, suspended } of some) {
    if (kind === 'chargeback') {
      const lost = amount + credited + suspended;
      taken = { lost: taken.lost + lost, cash: taken.cash - credited };
    } else if (kind === 'won') {
      const { lost, cash } = shared(amount, taken);
      taken = { lost: taken.lost - lost, cash: taken.cash - cash };
    }
  }
  return taken;
}

/** The last that was touched first: what was lost, then the member’s. */
function shared(amount: bigint, taken: Taken): Taken {
  const lost = least(amount, taken.lost);
  return { lost, cash: least(amount - lost, taken.cash) };
}

/**
 * What comes back of chargebacks goes where they took it from. What had lain in
 * suspense lies there again, for the reason that it did before; and whoever is
 * barred by now is credited with nothing.
 */
export function splitWon(
  moved: ProviderMovement,
  earlier: readonly MovementEntry[],
  isBarred: boolean,
): Split {
  const same = aboutTheSame(moved, earlier);
  const { lost, cash } = shared(moved.amount, takenBy(same));
  const credited = isBarred ? 0n : cash;
  const suspended = moved.amount - lost - credited;
  if (suspended === 0n) return { credited, suspended, why: null };
  // Of what was never taken nobody knows what it is.
  const before = same.findLast(({ why }) => why !== null)?.why ?? 'over';
  return { credited, suspended, why: credited < cash ? 'barred' : before };
}
