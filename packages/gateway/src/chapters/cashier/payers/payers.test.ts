import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { openCounter, type Counter } from '../../../testing/players/counter.ts';
import { addCustomer, flagsOf, payIn } from '../../../testing/players/flagged.ts';
import { askedAs, openOffice, type Office } from '../../../testing/players/office.ts';
import { ordered, payoutOf, type Payee } from '../../../testing/players/payee.ts';
import { tamper } from '../../../testing/players/settlement.ts';
import { policyWith } from '../../../testing/sites.ts';
import { raiseFlags } from '../flags/raise.ts';

let gateway: TestGateway;
let counter: Counter;
let office: Office;
beforeAll(async () => {
  const policy = policyWith({ thirdPartyPayers: false, creditCards: false });
  gateway = await openGateway({
    config: { memberWrites: 100_000 },
    sites: { aurora: { policy } },
  });
  counter = await openCounter(gateway);
  office = openOffice(gateway);
});
afterAll(async () => {
  office.close();
  await counter.stop();
  await gateway.stop();
});

async function flagged(payee: Payee): Promise<readonly (readonly string[])[]> {
  const merchant = gateway.desk().merchants.find(({ code }) => code === 'aurora');
  if (merchant === undefined) throw new Error('no aurora');
  await raiseFlags(gateway.db, merchant, payee.id, gateway.now());
  const flags = await flagsOf(gateway, payee);
  return flags.map(({ rule, about, facts }) => [rule, about, facts]);
}

it('leaves a case where somebody else has paid, which names nobody [RG-33 api]', async () => {
  const payee = await addCustomer(gateway, {});
  const { orderId, state } = await payIn(gateway, counter, payee, '100.00', 'paid_by_other');
  expect(state).toBe('returned');
  const flags = await flagged(payee);
  expect(flags).toEqual([
    [
      'A5',
      expect.stringMatching(/^mov_/),
      expect.stringMatching(/^the payer of D-\S+ has another/),
    ],
  ]);
  expect(JSON.stringify(flags)).not.toMatch(/Odette|Marlow/);
  // Money that is theirs goes out by two people from now on, and they hear no reason.
  const payout = await payoutOf(payee, await ordered(payee));
  expect(payout).not.toHaveProperty('reason');
  const order = await payee.browser.call('depositOrder', { params: { kindOrId: orderId } });
  expect(order.envelope.value).toMatchObject({
    status: 'returned',
    reason: 'other_payer',
    received: '100.00',
    credited: '0.00',
    nextStep: 'try_again',
  });
  expect(order.text).not.toMatch(/Odette|Marlow/);
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
});

it('keeps the limits of whoever may not keep it as they were [RG-33 api] [RG-09 api]', async () => {
  const payee = await addCustomer(gateway, {});
  const body = { type: 'deposit', period: '24h', amount: '100.00' } as const;
  await payee.browser.call('setLimit', { body });
  const refused = await payIn(gateway, counter, payee, '100.00', 'paid_by_credit');
  expect(refused.state).toBe('returned');
  expect((await payIn(gateway, counter, payee, '100.00')).state).toBe('paid');
});

it('asks people to look before money leaves of which nobody says whose it was', async () => {
  const payee = await addCustomer(gateway, {});
  await payIn(gateway, counter, payee, '300.00');
  expect(await flagged(payee)).toEqual([]);
  const orderId = await ordered(payee);
  // The provider has repeated the name that we had told it, which is no bank’s word.
  expect(await flagged(payee)).toEqual([['A13', 'card', '1 deposits by card name nobody']]);
  await expect
    .poll(async () => (await payoutOf(payee, orderId))?.stages.map(({ stage }) => stage), {
      timeout: 20_000,
    })
    .toEqual(['requested', 'review']);
});

/** Coins that somebody else has sent, which no chain takes back. */
async function coins(payee: Payee): Promise<string> {
  await counter.choose('settling_then_paid');
  const { envelope } = await counter.deposit(payee, 'crypto', '60.00');
  const { orderId = '', reference = '' } = envelope.value ?? {};
  tamper(counter, 'UPDATE orders SET party = ? WHERE reference = ?', 'Odette Marlow', reference);
  await counter.pass(31);
  const held = () =>
    gateway.db
      .selectFrom('provider_movement')
      .select(['movement', 'suspended', 'why'])
      .where('order_id', '=', BigInt(orderId))
      .execute();
  await expect
    .poll(held, { timeout: 20_000 })
    .toMatchObject([{ suspended: 6_000n, why: 'other_payer' }]);
  return `demo:${(await held())[0]?.movement}`;
}

it('keeps to nobody’s decision what a law does not let be kept', async () => {
  const payee = await addCustomer(gateway, {});
  const receipt = await coins(payee);
  const ana = await office.employ('ana', ['payments']);
  const ben = await office.employ('ben', ['payments']);
  const decide = async (...words: string[]) => {
    const asked = await ana.office(
      'decide',
      'suspense',
      receipt,
      ...words,
      '--reason',
      'looked at by two',
    );
    return ben.office('vote', askedAs(asked), 'yes');
  };
  await expect(decide('credit', '--account', payee.account)).rejects.toThrow(
    /may not be kept here/,
  );
  // It can be asked to go back, and the provider has the last word.
  await decide('send-back');
  await expect
    .poll(
      async () =>
        (
          await gateway.db
            .selectFrom('send_back')
            .select('fault')
            .where('movement', '=', receipt.slice('demo:'.length))
            .executeTakeFirst()
        )?.fault,
      { timeout: 20_000 },
    )
    .not.toBeNull();
  expect((await payee.browser.call('wallet')).envelope.value?.cash).toBe('10000.00');
});
