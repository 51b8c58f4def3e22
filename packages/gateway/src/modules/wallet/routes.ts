import type { Router } from '../../http/router.ts';
import { toDecimal } from '../../money.ts';
import type { Platform } from '../../platform.ts';
import { cashAccount } from './store.ts';

export function walletRoutes(route: Router, { db }: Platform): void {
  route('wallet', async ({ merchant, session }) => {
    const account = await cashAccount(db, merchant.code, session.memberId);
    const cash = toDecimal(account?.balance ?? 0n, merchant.currency);
    const none = toDecimal(0n, merchant.currency);
    return { sumBalance: cash, currency: merchant.currency, cash, bonus: none, locked: none };
  });
}
