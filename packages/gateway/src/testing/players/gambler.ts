import { fromTo, houseAccount, openMemberAccount, post } from '../../chapters/cashier/index.ts';
import { transact } from '../../kernel/database/transact.ts';
import type { Browser } from '../browser/browser.ts';
import type { TestGateway } from '../gateway.ts';
import { addPerson } from '../people.ts';
import { VendorServer, type Answered } from './vendor.ts';

export interface Gambler {
  readonly id: bigint;
  readonly account: string;
  readonly browser: Browser;
  /** Opens a game; undefined where that was refused. */
  launch(): Promise<string | undefined>;
  /** A round of one bet, in a game that is open. */
  bet(token: string, amount: string, id?: string): Promise<Answered>;
  win(token: string, amount: string, of: string): Promise<Answered>;
  rollback(token: string, of: string): Promise<Answered>;
}

export const GAME = { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'real' } as const;

let made = 0;
const named = (kind: string): string => `${kind}-of-gambler-${(made += 1)}`;

/** Somebody with money in their wallet, logged in, and the vendor of what they play. */
export async function addGambler(
  gateway: TestGateway,
  { merchant = 'aurora', currency = 'PHP', money = 1_000_000n } = {},
): Promise<Gambler> {
  const { id, account } = await addPerson(gateway, { merchant });
  await transact(gateway.db, async (tx) => {
    const owner = { merchant, memberId: id, currency };
    const cash = await openMemberAccount(tx, { ...owner, kind: 'cash' });
    const house = await houseAccount(tx, merchant, currency);
    const legs = fromTo(house, cash, money);
    // Money that was there before: a deposit would count.
    await post(tx, merchant, currency, [{ kind: 'bonus', at: gateway.now(), legs }]);
  });
  const browser = gateway.visit(merchant);
  await browser.login(account);
  const vendor = new VendorServer(gateway, merchant, GAME.vendor);
  return {
    id,
    account,
    browser,
    async launch() {
      const { envelope } = await browser.call('launch', { query: GAME });
      const url = envelope.value?.url;
      return url === undefined ? undefined : new URL(url).hash.slice(1);
    },
    bet: (token, amount, transactionId = named('bet')) =>
      vendor.call('bet', { token, transactionId, roundId: `round-${transactionId}`, amount }),
    win: (token, amount, of) =>
      vendor.call('win', { token, transactionId: named('win'), roundId: `round-${of}`, amount }),
    rollback: (token, of) =>
      vendor.call('rollback', { token, transactionId: named('back'), betTransactionId: of }),
  };
}
