import type { Happening, PayoutHappening } from '../history.ts';
import type { Kept, MemoryProvider } from '../memory-provider.ts';

const sumOf = ({ movements }: Kept, isOf: (kind: string, of?: string) => boolean): bigint =>
  movements.reduce((sum, { kind, of, amount }) => (isOf(kind, of) ? sum + amount : sum), 0n);

/** What happens to a deposit at the provider, where it can: nothing is charged back twice. */
export function happen(provider: MemoryProvider, kept: Kept, what: Happening): void {
  const { amount } = kept;
  const capture = kept.movements.findLast(({ kind }) => kind === 'capture');
  switch (what) {
    case 'whole':
      return provider.move(kept, 'capture', amount);
    case 'half':
      return provider.move(kept, 'capture', amount / 2n);
    case 'over':
      return provider.move(kept, 'capture', (amount * 3n) / 2n);
    case 'foreign':
      return provider.move(kept, 'capture', amount, { currency: 'EUR' });
    case 'credit':
      return provider.move(kept, 'capture', amount, { funding: 'credit' });
    case 'untold':
      return provider.move(kept, 'capture', amount, { funding: undefined });
    case 'other':
      return provider.move(kept, 'capture', amount, { payer: { name: 'Odette Marlow' } });
    case 'refund':
    case 'chargeback': {
      if (capture === undefined) return undefined;
      const { id: of, currency } = capture;
      const gone = sumOf(kept, (kind, its) => its === of && kind !== 'won');
      const left = capture.amount - gone;
      if (left > 0n) provider.move(kept, what, left, { currency, of });
      return undefined;
    }
    case 'won': {
      const taken = kept.movements.findLast(({ kind }) => kind === 'chargeback');
      const isWon = kept.movements.some(({ kind, of }) => kind === 'won' && of === taken?.id);
      if (taken === undefined || isWon) return undefined;
      return provider.move(kept, 'won', taken.amount, { currency: taken.currency, of: taken.id });
    }
    default:
      kept.stage = what;
      provider.say(kept);
      return undefined;
  }
}

/** What happens to a payout there: nothing comes back that was not paid. */
export function pay(provider: MemoryProvider, kept: Kept, what: PayoutHappening): void {
  const left = sumOf(kept, (kind) => kind === 'payout') - sumOf(kept, (kind) => kind === 'return');
  switch (what) {
    case 'whole':
      return provider.move(kept, 'payout', kept.amount);
    case 'half':
      return provider.move(kept, 'payout', kept.amount / 2n);
    case 'over':
      return provider.move(kept, 'payout', kept.amount + 100n);
    case 'return':
      return left > 0n ? provider.move(kept, 'return', left) : undefined;
    case 'half return':
      return left > 1n ? provider.move(kept, 'return', left / 2n) : undefined;
    default:
      kept.stage = what;
      provider.say(kept);
      return undefined;
  }
}
