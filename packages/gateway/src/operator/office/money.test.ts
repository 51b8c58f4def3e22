import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { openCounter, type Counter, type Payer } from '../../testing/players/counter.ts';
import { askedAs, openOffice, type Colleague, type Office } from '../../testing/players/office.ts';

let gateway: TestGateway;
let counter: Counter;
let office: Office;
let payer: Payer;
let ana: Colleague;
let ben: Colleague;
let cora: Colleague;
let carl: Colleague;
let lea: Colleague;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
  counter = await openCounter(gateway);
  office = openOffice(gateway);
  ana = await office.employ('ana', ['payments']);
  ben = await office.employ('ben', ['payments']);
  cora = await office.employ('cora', ['compliance']);
  carl = await office.employ('carl', ['compliance']);
  lea = await office.employ('lea', ['lead']);
  payer = await counter.addPayer();
  await counter.choose('paid');
  await counter.deposit(payer, 'card', '100.00');
  await settle(async () => (await cash()) === '100.00');
});
afterAll(async () => {
  office.close();
  await counter.stop();
  await gateway.stop();
});

const cash = async (who = payer) => (await who.browser.call('wallet')).envelope.value?.cash;
const because = ['--reason', 'paid twice by a fault of ours'];
const vote = (who: Colleague, id: string) => who.office('vote', id, 'yes');
const expectSoundBooks = async () =>
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');

/** Time passes for the provider and here until it is so. */
async function settle(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    await counter.pass(1);
    if (await isSo()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  throw new Error('it did not come to that');
}

const correct = (amount: string, who = ana) =>
  who.operate(
    'act',
    'money.correct',
    'aurora',
    '--account',
    payer.account,
    '--amount',
    amount,
    ...because,
  );
const setLimits = async (member: string, day: string) => {
  const words = ['--member', member, '--day', day, ...because];
  const said = await cora.operate('act', 'money.correction-limits', 'aurora', ...words);
  expect(await vote(carl, askedAs(said))).toBe('It is done.\n');
};

it('corrects no balance before two people said how much may be', async () => {
  await expect(correct('5.00')).rejects.toThrow('Today 0.00 PHP more may be corrected here');
  await setLimits('50.00', '80.00');
});

it('corrects a balance when two others agree, one of them of compliance', async () => {
  const id = askedAs(await correct('20.00'));
  expect(await vote(ben, id)).toContain('waits for 1 more, one of compliance among them');
  expect(await cash()).toBe('100.00');
  expect(await vote(lea, id)).toContain('one of compliance among them');
  expect(await cash()).toBe('100.00');
  expect(await vote(cora, id)).toBe('It is done.\n');
  expect(await cash()).toBe('120.00');
  const { rows } = await sql`
    SELECT source FROM transfer_source WHERE kind = 'correction'`.execute(gateway.db);
  expect(rows).toEqual([{ source: id }]);
  await expectSoundBooks();
});

it('takes as it gives, and no more than there is or than may be on a day', async () => {
  await expect(correct('-31.00')).rejects.toThrow('Today 30.00 PHP more');
  const id = askedAs(await correct('-30.00'));
  await vote(ben, id);
  expect(await vote(carl, id)).toBe('It is done.\n');
  expect(await cash()).toBe('90.00');
  await expect(correct('0.01')).rejects.toThrow('Today 0.00 PHP more');
  await setLimits('500.00', '500.00');
  await expect(correct('-90.01')).rejects.toThrow(`${payer.account} has 90.00 PHP`);
  await expect(correct('0.00')).rejects.toThrow('Nothing is no correction');
  await expect(correct('1.005')).rejects.toThrow('no sum of PHP');
  await expect(correct('5.00', lea)).rejects.toThrow('lea lacks the permission "corrections"');
});

it('does no more than may be on a day where two of them end at the same moment', async () => {
  await setLimits('60.00', '500.00');
  const [one, two] = [askedAs(await correct('8.00')), askedAs(await correct('8.00'))];
  for (const id of [one, two]) await vote(ben, id);
  const said = await Promise.all([vote(cora, one), vote(carl, two)]);
  expect(said.filter((text) => text === 'It is done.\n')).toHaveLength(1);
  expect(said.filter((text) => text.includes('Today 2.00 PHP more may be corrected'))).toHaveLength(
    1,
  );
});

async function stray(): Promise<string> {
  const reference = `D-${randomUUID()}`;
  await counter.payStray(reference);
  let movement = '';
  await settle(async () => {
    const row = await gateway.db
      .selectFrom('provider_movement')
      .select('movement')
      .where('reference', '=', reference)
      .executeTakeFirst();
    movement = row?.movement ?? '';
    return movement !== '';
  });
  return `demo:${movement}`;
}

const suspended = async () => {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(suspended), 0)::bigint AS sum FROM provider_movement`.execute(gateway.db);
  return rows[0]?.sum;
};

it('credits money in suspense to whose it is, by two people, and the books hold', async () => {
  const id = await stray();
  expect(await ana.office('queue', 'suspense')).toContain('42.00 PHP  unknown');
  expect(await ana.office('show', 'suspense', id)).toContain('suspense: 42.00');
  const to = await counter.addPayer();
  const words = ['decide', 'suspense', id, 'credit', '--account', to.account, ...because];
  const asked = askedAs(await ana.office(...words));
  expect(await cash(to)).toBe('0.00');
  expect(await vote(ben, asked)).toBe('It is done.\n');
  expect(await cash(to)).toBe('42.00');
  expect(await suspended()).toBe(0n);
  await expect(ana.office(...words)).rejects.toThrow('Nothing of');
  expect(await ana.office('queue', 'suspense')).toBe('Nothing waits in suspense.\n');
});

it('sends money in suspense back, once, and credits nothing that is leaving', async () => {
  const id = await stray();
  const to = await counter.addPayer();
  const credit = askedAs(
    await ana.office('decide', 'suspense', id, 'credit', '--account', to.account, ...because),
  );
  const back = askedAs(await ben.office('decide', 'suspense', id, 'send-back', ...because));
  expect(await vote(ana, back)).toBe('It is done.\n');
  expect(await vote(ben, credit)).toMatch(
    /has lapsed. (demo:.+ is on its way back|Nothing of demo:)/,
  );
  await settle(async () => (await suspended()) === 0n);
  expect(await cash(to)).toBe('0.00');
  const row = await gateway.db
    .selectFrom('send_back')
    .select(['fault', 'amount'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ fault: null, amount: 4_200n });
});

it('credits nobody who is barred, nobody else’s order, and nothing past a limit', async () => {
  const id = await stray();
  const to = await counter.addPayer();
  await to.browser.call('setLimit', {
    body: { type: 'deposit', period: '24h', amount: '40.00' },
  });
  const credit = () =>
    ana.office('decide', 'suspense', id, 'credit', '--account', to.account, ...because);
  await expect(credit()).rejects.toThrow(`A limit of ${to.account} leaves 40.00`);
  await gateway.operate('limits', 'aurora', to.account, 'bar', 'timeout', '24h');
  await expect(credit()).rejects.toThrow(`${to.account} is barred`);
});

it('sets how far an identity is proven, by whoever may and with what was seen', async () => {
  const ida = await office.employ('ida', ['identity']);
  const words = ['identity.level', 'aurora', '--account', payer.account, '--level', '2'];
  await expect(ida.operate('act', ...words)).rejects.toThrow('Say what was seen');
  await expect(ana.operate('act', ...words)).rejects.toThrow('lacks the permission "identity"');
  await expect(gateway.operate('act', ...words)).rejects.toThrow('system lacks');
  await ida.operate('act', ...words, '--reason', 'passport seen by video call');
  const { envelope } = await payer.browser.call('memberInfo');
  expect(envelope.value?.kyc).toEqual({ level: 2, status: 'verified' });
});

it('makes a hold longer and never shorter, at once', async () => {
  const hold = (length: string) =>
    cora.operate('act', 'payments.hold', 'aurora', '--account', payer.account, '--length', length);
  const first = JSON.parse(await hold('7d')) as { until: string };
  const second = JSON.parse(await hold('1d')) as { until: string };
  expect(second.until).toBe(first.until);
  expect(await ana.office('queue', 'holds')).toContain(payer.account);
});

it('is held by the database: no correction without what people agreed on', async () => {
  const write = sql`
    INSERT INTO correction (merchant, approval_id, account_id, transfer_id, day, amount)
    SELECT merchant, 999, account_id, transfer_id, day, amount FROM correction LIMIT 1`;
  await expect(write.execute(gateway.db)).rejects.toThrow('by people who agreed');
  await expect(sql`UPDATE correction SET amount = 1`.execute(gateway.db)).rejects.toThrow(
    'never changed',
  );
  await expectSoundBooks();
  // Past it, straight into the ledger: the books name it.
  await sql`
    SELECT ledger_post('aurora', 'PHP', (extract(epoch FROM now()) * 1000)::bigint, ARRAY['correction'],
      NULL, ARRAY[1, 1], ARRAY[1, 2]::smallint[],
      ARRAY[(SELECT id FROM ledger_account WHERE kind = 'adjust' AND merchant = 'aurora'),
        (SELECT id FROM ledger_account WHERE kind = 'cash' AND member_id = ${payer.id})], ARRAY[-100, 100]::bigint[])`.execute(
    gateway.db,
  );
  await expect(gateway.operate('books', 'aurora')).rejects.toThrow(/I-14 +BROKEN/);
});
