import type { Reply } from '@livery/contract';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import { isGuest } from '../../../kernel/member-types.ts';
import type { Session } from '../../../kernel/session.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Services } from '../../../kernel/services.ts';
import { HOUSE_VENDOR, type Catalogues } from '../../lobby/index.ts';
import { PRACTICE_CREDITS } from './practice.ts';
import { accountsOf, type MemberAccounts } from './store.ts';
import { recall } from './recall.ts';
import { transactionsOf } from './transactions.ts';
import { transfer } from './transfer.ts';

export function walletRoutes(route: Router, services: Services, catalogues: Catalogues): void {
  const { db, live } = services;

  const vendorWallets = (merchant: Merchant, { vendors }: MemberAccounts) => {
    const names = new Map(catalogues.of(merchant).vendors.map(({ code, name }) => [code, name]));
    return vendors.map(({ vendor, balance, currency }) => ({
      vendor,
      displayName: names.get(vendor) ?? vendor,
      balance: toDecimal(balance, currency),
    }));
  };

  /** Where money may be moved to, and where some is left although the law lets none lie there any more. */
  const openWallets = (merchant: Merchant, filled: MemberAccounts['vendors']) => {
    const balances = new Map(filled.map(({ vendor, balance }) => [vendor, balance]));
    return catalogues
      .of(merchant)
      .vendors.filter(({ code }) => code !== HOUSE_VENDOR)
      .map(({ code, name }) => ({ code, name, balance: balances.get(code) ?? 0n }))
      .filter(({ balance }) => merchant.policy.vendorWallets || balance > 0n)
      .map(({ code, name, balance }) => ({
        vendor: code,
        displayName: name,
        balance: toDecimal(balance, merchant.currency),
      }));
  };

  route('wallet', async ({ merchant, session }) =>
    walletIn(merchant, session, await accountsOf(db, merchant.code, session.memberId)),
  );

  route('merchantWallets', async ({ merchant, session, params }) => {
    if (params.merchantCode !== merchant.code) throw new Refusal('merchant.mismatch');
    const { vendors } = await accountsOf(db, merchant.code, session.memberId);
    return { wallets: openWallets(merchant, vendors) };
  });

  route('memberWallet', async ({ merchant, session }) => {
    const accounts = await accountsOf(db, merchant.code, session.memberId);
    return { ...walletIn(merchant, session, accounts), wallets: vendorWallets(merchant, accounts) };
  });

  route('transfer', async ({ merchant, session, body, key }) => {
    const done = await transfer(services, catalogues.of(merchant), {
      merchant,
      session,
      body,
      key,
    });
    live.publish({
      merchant: merchant.code,
      memberId: session.memberId,
      event: 'balance',
      data: { transactionId: done.transactionId },
    });
    return done;
  });

  route('recall', async ({ merchant, session, key }) => {
    const done = await recall(services, { merchant, session, key });
    const news = { merchant: merchant.code, memberId: session.memberId, event: 'balance' } as const;
    if (done.transactionIds.length > 0) live.publish({ ...news, data: { recall: true } });
    return done;
  });

  route('transactions', ({ merchant, session, query }) =>
    transactionsOf(services, merchant, session, query),
  );
}

/** The sum is what a member may take home: what lies at vendors as well, and not what is on its way. */
function walletIn(
  merchant: Merchant,
  { type }: Pick<Session, 'type'>,
  { cash, vendors, held, bonus, stakable }: MemberAccounts,
): Reply<'wallet'> {
  const money = (minor: bigint) => toDecimal(minor, merchant.currency);
  // What a guest will play with, and who has played nothing has no account yet.
  const own = cash?.balance ?? (isGuest(type) ? PRACTICE_CREDITS : 0n);
  const away = vendors.reduce((sum, { balance }) => sum + balance, 0n);
  return {
    sumBalance: money(own + away),
    currency: merchant.currency,
    cash: money(own),
    bonus: money(bonus),
    locked: money(held),
    playable: money(own + stakable),
  };
}
