import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addBonusPlayer, statesOf, type BonusPlayer } from '../../../testing/players/bonus.ts';
import { askedAs, openOffice } from '../../../testing/players/office.ts';

const DAY = 86_400_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

const lettersTo = async ({ browser }: BonusPlayer) =>
  (await browser.call('inbox', { query: {} })).envelope.value?.list.map(
    ({ title, content }) => `${title}: ${content}`,
  ) ?? [];

const within = { timeout: 60_000, interval: 200 };

it('writes once that a bonus was earned, with what is cash, and leads from the money to it', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, wagering: 1, cap: 4_000n });
  await one.bet(one.token, '60.00', 'earn-1');
  await one.win(one.token, '10.00', 'earn-1');
  expect(await statesOf(one)).toEqual(['earned']);
  await expect
    .poll(() => lettersTo(one), within)
    .toEqual([expect.stringMatching(/^Your bonus is cash now: .*₱50\.00.*₱40\.00 is cash/)]);
  const rows = (await one.browser.call('transactions', { query: { types: 'bonus' } })).envelope;
  const { value: records } = (await one.browser.call('bonusRecords', { query: {} })).envelope;
  const ended = rows.value?.list.find(({ amount }) => amount === '40.00');
  expect(ended?.grantId).toBe(records?.list[0]?.id);
  // What is told is marked in the transaction that tells it, and not looked for again.
  const { told_at: told } = await gateway.db
    .selectFrom('bonus_grant')
    .select('told_at')
    .where('member_id', '=', one.id)
    .executeTakeFirstOrThrow();
  expect(told).not.toBeNull();
});

it('writes that one was ended by people, and nothing of one that was given up', async () => {
  const [one, other] = [
    await addBonusPlayer(gateway, { bonus: 5_000n }),
    await addBonusPlayer(gateway, { bonus: 5_000n }),
  ];
  const office = openOffice(gateway);
  const [pia, pol] = [
    await office.employ('pia', ['payments']),
    await office.employ('pol', ['payments']),
  ];
  const { id = '' } = (await one.active()) ?? {};
  const because = ['--reason', 'the offer was meant for somebody else'];
  const asked = await pia.operate('act', 'bonus.end', 'aurora', '--grant', id, ...because);
  await pol.office('vote', askedAs(asked), 'yes');
  office.close();
  const { id: own = '' } = (await other.active()) ?? {};
  await other.browser.call('giveUpBonus', {
    params: { id: own },
    body: { amount: '50.00' },
    headers: { 'idempotency-key': `give-up-${own}` },
  });
  await expect
    .poll(() => lettersTo(one), within)
    .toEqual([expect.stringMatching(/^Your bonus was ended: /)]);
  expect(await statesOf(other)).toEqual(['given_up']);
  expect(await lettersTo(other)).toEqual([]);
});

it('writes that one has run out', async () => {
  const one = await addBonusPlayer(gateway, { bonus: 5_000n, days: 3 });
  gateway.advance(4 * DAY);
  await one.browser.login(one.account);
  await expect
    .poll(() => lettersTo(one), within)
    .toEqual([expect.stringMatching(/^Your bonus has run out: /)]);
  expect(await statesOf(one)).toEqual(['expired']);
});
