import { Client } from 'pg';
import type { Row } from './bench.ts';
import { atLeastOf } from './measure.ts';
import { openTill, untilSo, type Customer, type Till } from './till.ts';

const HOOKS = 300;
const SAMPLES = 40;
const DEPOSITS = 60;
const PAYOUTS = 45;

/** News, two at a time: as long as a provider waits for its 200. */
async function hooks(till: Till): Promise<Row[]> {
  const times: number[] = [];
  const tellAll = async (): Promise<void> => {
    for (let time = 0; time < HOOKS / 2; time += 1) times.push(await till.tell());
  };
  // What is compiled while it runs is compiled before it counts.
  for (let time = 0; time < 20; time += 1) await till.tell();
  await Promise.all([tellAll(), tellAll()]);
  return [
    { name: 'news of a provider until 200', value: atLeastOf(times, 0.5), unit: 'ms' },
    {
      name: 'news of a provider until 200, 99 of 100 within',
      value: atLeastOf(times, 0.99),
      unit: 'ms',
      bar: '< 50 ms',
    },
  ];
}

/** From when the provider has the money to when its member’s wallet says so. */
async function eventToBalance({ customers, databaseUrl }: Till): Promise<Row[]> {
  const [customer] = customers;
  if (customer === undefined) throw new Error('nobody pays');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const times: number[] = [];
  try {
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const before = await customer.cash();
      const id = await customer.deposit();
      await untilSo(async () => (await customer.cash()) !== before);
      const seen = Date.now();
      const { rows } = await client.query<{ at: Date }>(
        "SELECT at FROM provider_movement WHERE merchant = 'aurora' AND order_id = $1",
        [id],
      );
      times.push(seen - (rows[0]?.at.getTime() ?? Number.NaN));
    }
  } finally {
    await client.end();
  }
  return [
    {
      name: 'paid at the provider until the wallet says so, 95 of 100 within',
      value: atLeastOf(times, 0.95),
      unit: 'ms',
      bar: '< 1500 ms',
    },
  ];
}

interface Ordered {
  readonly customer: Customer;
  readonly id: string;
}

/** The provider is told of one at a time what becomes of it; what came of each is waited for beside. */
async function rateOf(
  till: Till,
  count: number,
  order: (customer: Customer) => Promise<string>,
  isDone: (ordered: Ordered) => Promise<boolean>,
): Promise<number> {
  const began = performance.now();
  const open: Promise<void>[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const customer = till.customers[turn % till.customers.length];
    if (customer === undefined) throw new Error('nobody pays');
    const id = await order(customer);
    open.push(untilSo(() => isDone({ customer, id }), 50));
    // So many may a member have under way, and no more.
    if (open.length >= 2 * till.customers.length) await open.shift();
  }
  await Promise.all(open);
  return count / ((performance.now() - began) / 1_000);
}

export async function measurePayments(): Promise<Row[]> {
  const till = await openTill();
  try {
    return [
      ...(await hooks(till)),
      ...(await eventToBalance(till)),
      {
        name: 'deposits from order to wallet',
        value: await rateOf(
          till,
          DEPOSITS,
          (customer) => customer.deposit(),
          async ({ customer, id }) => (await customer.depositState(id)) === 'paid',
        ),
        unit: '/s',
      },
      {
        name: 'payouts from order to paid',
        value: await rateOf(
          till,
          PAYOUTS,
          (customer) => customer.payout(),
          async ({ customer, id }) => (await customer.payoutState(id)) === 'paid',
        ),
        unit: '/s',
      },
    ];
  } finally {
    await till.stop();
  }
}
