import {
  cashAccount,
  fromTo,
  houseAccount,
  openMemberAccount,
  post,
} from '../../chapters/cashier/index.ts';
import { transact } from '../../kernel/database/transact.ts';
import type { TestGateway } from '../gateway.ts';

interface Owner {
  readonly id: bigint;
}

/** Real money, as a deposit would bring it. */
export const fillWallet = (gateway: TestGateway, { id: memberId }: Owner) =>
  transact(gateway.db, async (tx) => {
    const owner = { merchant: 'aurora', memberId };
    const cash = await openMemberAccount(tx, { ...owner, kind: 'cash', currency: 'PHP' });
    const house = await houseAccount(tx, 'aurora', 'PHP');
    await post(tx, 'aurora', 'PHP', [
      { kind: 'deposit', at: gateway.now(), legs: fromTo(house, cash, 100_000n) },
    ]);
  });

export const payIn = (gateway: TestGateway, { id }: Owner) =>
  transact(gateway.db, async (tx) => {
    const cash = await cashAccount(tx, 'aurora', id);
    const house = await houseAccount(tx, 'aurora', 'PHP');
    const legs = fromTo(house, cash?.id ?? 0n, 100n);
    await post(tx, 'aurora', 'PHP', [{ kind: 'deposit', at: gateway.now(), legs }]);
  });

export const insertMessage = ({ db, now }: TestGateway, { id }: Owner) =>
  db
    .insertInto('message')
    .values({
      merchant: 'aurora',
      member_id: id,
      kind: 'system',
      titles: JSON.stringify({ EN: 'Hello' }),
      contents: JSON.stringify({ EN: '<p>Hello</p>' }),
      at: new Date(now()),
      read_at: null,
    })
    .execute();

export const insertFlag = async ({ db, now }: TestGateway, { id }: Owner): Promise<void> => {
  await db
    .insertInto('aml_flag')
    .values({
      merchant: 'aurora',
      member_id: id,
      rule: 'A8',
      about: 'a movement',
      facts: 'of a test',
      raised_at: new Date(now()),
    })
    .execute();
};
