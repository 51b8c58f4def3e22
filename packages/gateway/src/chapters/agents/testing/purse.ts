import { sql } from 'kysely';
import { transact } from '../../../kernel/database/transact.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import type { TestGateway } from '../../../testing/gateway.ts';
import { PIN } from '../../../testing/players/payee.ts';
import { changeGuard, holdGuard } from '../../care/index.ts';
import { cashAccount, fromTo, houseAccount, openMemberAccount, post } from '../../cashier/index.ts';

const merchant = 'aurora';
const currency = 'PHP';

/** A wallet, with so much in it; minor units. */
export async function fillPurse(gateway: TestGateway, memberId: bigint, money = 0n): Promise<void> {
  await transact(gateway.db, async (tx) => {
    const owner = { merchant, memberId, currency, kind: 'cash' } as const;
    const known = await cashAccount(tx, merchant, memberId);
    const cash = known?.id ?? (await openMemberAccount(tx, owner));
    if (money === 0n) return;
    const house = await houseAccount(tx, merchant, currency);
    const legs = fromTo(house, cash, money);
    await post(tx, merchant, currency, [{ kind: 'bonus', at: gateway.now(), legs }]);
  });
}

/** What lies there; undefined where there is no wallet. */
export const inPurse = async ({ db }: TestGateway, memberId: bigint) =>
  (await cashAccount(db, merchant, memberId))?.balance;

/** A payment password, long enough ago that nothing waits for it. */
export async function setPin(gateway: TestGateway, browser: Browser, id: bigint): Promise<void> {
  const { status, text } = await browser.call('setPaymentPassword', { payload: { new: PIN } });
  if (status !== 200) throw new Error(`no payment password: ${text}`);
  await sql`
    UPDATE member_guard SET password_hold_until = NULL
    WHERE merchant = ${merchant} AND member_id = ${id}`.execute(gateway.db);
}

/** From now on, without an end. */
export async function exclude(gateway: TestGateway, memberId: bigint): Promise<void> {
  await transact(gateway.db, async (tx) => {
    const guard = await holdGuard(tx, merchant, memberId);
    await changeGuard(tx, guard, { bar: 'exclusion', password_hold_until: null });
  });
}
