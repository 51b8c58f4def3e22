import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { photoOf, pngOf } from '../../../testing/made-files/pictures.ts';
import { addRemitter, openHandDesk, type Remitter } from '../../../testing/players/by-hand.ts';
import { insertFlag } from '../../../testing/players/rows.ts';
import {
  askedAs,
  openOffice,
  type Colleague,
  type Office,
} from '../../../testing/players/office.ts';

let gateway: TestGateway;
let office: Office;
let pia: Colleague;
let pol: Colleague;
let folder: string;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
  await openHandDesk(gateway);
  office = openOffice(gateway);
  pia = await office.employ('pia', ['payments']);
  pol = await office.employ('pol', ['payments']);
  folder = mkdtempSync(join(tmpdir(), 'livery-slips-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  office.close();
  await gateway.stop();
});

let lines = 0;
/** As a bank would call one. */
const someLine = (): string => `LKF ${2026_1130_000 + ++lines}`;

const decide = (reference: string, ...words: string[]) =>
  pia
    .office('decide', 'manual-deposits', reference, ...words)
    .catch((error: unknown) => String(error));

const credit = (reference: string, amount: string, line = someLine(), ...more: string[]) =>
  decide(reference, 'credit', '--line', line, '--amount', amount, '--payer', 'N Reyes', ...more);

const because = ['--reason', 'found at the bank today'];

async function sent(one: Remitter, amount?: string) {
  const order = await one.order(amount);
  expect(await one.say(order.orderId, undefined, 'Nova Reyes')).toBe('ok');
  return order;
}

const expectSoundBooks = async () =>
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');

describe('a deposit by hand', () => {
  it('is told where to pay, said to be sent, found at the bank by a person, and credited once [CF-02 api] [RT-20 api]', async () => {
    const one = await addRemitter(gateway);
    const { methods = [] } = (await one.browser.call('depositMethods')).envelope.value ?? {};
    expect(methods).toMatchObject([{ id: 'by-hand', kind: 'manual', rail: 'bank' }]);
    const { orderId, reference } = await one.order();
    expect(reference).toMatch(/^D[2-9A-HJKMNP-TV-Z]{11}$/);
    expect(await one.look(orderId)).toMatchObject({
      status: 'open',
      nextStep: 'pay',
      manual: { hasSlip: false },
      action: {
        type: 'instructions',
        copy: reference,
        lines: [
          { what: 'bank', value: 'Larkfield' },
          { what: 'holder', value: 'Aurora Ltd' },
          { what: 'account', value: '12 345 678' },
          { what: 'reference', value: reference },
        ],
      },
    });
    expect(await pia.office('queue', 'manual-deposits')).not.toContain(reference);
    expect(await decide(reference, 'refuse', '--why', 'not_received')).toContain('Nobody says');
    expect(await one.say(orderId, await pngOf(), 'Nova Reyes')).toBe('ok');
    expect(await one.look(orderId)).toMatchObject({
      status: 'settling',
      nextStep: 'wait',
      manual: { hasSlip: true, sentAt: expect.any(Number) },
    });
    expect(await pia.office('queue', 'manual-deposits')).toContain(reference);
    const shown = await pia.office('show', 'manual-deposits', reference);
    expect(shown).toMatch(/sender: Nova Reyes/);
    expect(shown).toMatch(/room: no limit/);
    expect(shown).toMatch(/slip: yes/);
    await credit(reference, '500.00');
    expect(await one.cash()).toBe('500.00');
    const paid = await one.look(orderId);
    expect(paid).toMatchObject({ status: 'paid', received: '500.00', credited: '500.00' });
    expect(paid.stages.map(({ stage }) => stage)).toEqual(['created', 'open', 'sent', 'credited']);
    expect(await one.letters()).toEqual(['Your deposit has arrived']);
    expect(await pia.office('queue', 'manual-deposits')).not.toContain(reference);
    expect(await one.say(orderId)).toBe('order.final');
    await expectSoundBooks();
  });

  it('credits a line of the bank once for ever, however it is typed and whosever order it is for', async () => {
    const [one, other] = [await addRemitter(gateway), await addRemitter(gateway)];
    const [first, second] = [await sent(one), await sent(other)];
    await credit(first.reference, '500.00', 'LKF/7731-A');
    for (const typed of ['LKF/7731-A', 'lkf 7731 a', 'ＬＫＦ７７３１Ａ']) {
      expect(await credit(second.reference, '500.00', typed)).toContain(first.reference);
    }
    expect(await credit(first.reference, '20.00', 'lkf7731a')).toContain('in the books already');
    expect(await credit(second.reference, '500.00', second.reference)).toContain('not the bank’s');
    expect(await credit(second.reference, '500.00', 'a-1')).toContain('names no line');
    expect([await one.cash(), await other.cash()]).toEqual(['500.00', '0.00']);
    await expectSoundBooks();
  });

  it('credits a line once when people credit it at the same moment', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => addRemitter(gateway)));
    const orders = [];
    for (const one of people) orders.push(await sent(one));
    const line = someLine();
    const said = await Promise.all(
      orders.map(({ reference }) => credit(reference, '500.00', line)),
    );
    expect(said.filter((words) => words.includes('in the books already'))).toHaveLength(3);
    const cash = await Promise.all(people.map((one) => one.cash()));
    expect(cash.toSorted()).toEqual(['0.00', '0.00', '0.00', '500.00']);
    await expectSoundBooks();
  });

  it('takes two people above the sum of the site, also where it comes in small lines', async () => {
    const one = await addRemitter(gateway);
    const { orderId, reference } = await sent(one, '1500.00');
    expect(await credit(reference, '1500.00')).toContain('--reason');
    const asked = await credit(reference, '1500.00', someLine(), ...because);
    expect(await one.cash()).toBe('0.00');
    await expect(pia.office('vote', askedAs(asked), 'yes')).rejects.toThrow('has no vote');
    expect(await pol.office('vote', askedAs(asked), 'yes')).toBe('It is done.\n');
    expect(await one.look(orderId)).toMatchObject({ status: 'paid', credited: '1500.00' });
    const parts = await sent(one, '1500.00');
    await credit(parts.reference, '900.00');
    expect(await credit(parts.reference, '600.00', someLine(), ...because)).toMatch(/as \d+,/);
    expect(await one.cash()).toBe('2400.00');
    const flagged = await addRemitter(gateway);
    await insertFlag(gateway, flagged);
    const small = await sent(flagged);
    expect(await credit(small.reference, '500.00')).toContain('--reason');
    await expectSoundBooks();
  });

  it('is partly paid, and paid with too much, by the rules of any other', async () => {
    const one = await addRemitter(gateway);
    const { orderId, reference } = await sent(one);
    await credit(reference, '200.00');
    expect(await one.look(orderId)).toMatchObject({
      status: 'partly_paid',
      credited: '200.00',
      nextStep: 'pay_rest',
      action: { type: 'instructions' },
    });
    expect(await one.say(orderId)).toBe('ok');
    expect(await one.look(orderId)).toMatchObject({ status: 'partly_paid', nextStep: 'wait' });
    await credit(reference, '350.00');
    expect(await one.look(orderId)).toMatchObject({ status: 'paid', credited: '550.00' });
    await expectSoundBooks();
  });

  it('keeps what a limit leaves no room for in suspense, and people send it back at the bank', async () => {
    const one = await addRemitter(gateway);
    const limit = { type: 'deposit', period: '24h', amount: '600.00' } as const;
    await one.browser.call('setLimit', { body: limit });
    const { orderId, reference } = await sent(one);
    const line = someLine();
    expect(await pia.office('show', 'manual-deposits', reference)).toMatch(/room: 600\.00/);
    await credit(reference, '800.00', line);
    expect(await one.look(orderId)).toMatchObject({ received: '800.00', credited: '500.00' });
    const id = `manual:${line.replace(' ', '')}`;
    const suspense = (...words: string[]) =>
      pia.office('decide', 'suspense', id, ...words).catch((error: unknown) => String(error));
    expect(await pia.office('queue', 'suspense')).toContain(id);
    expect(await suspense('send-back', ...because)).toContain('at your bank');
    expect(await suspense('credit', '--account', one.account, ...because)).toContain('A limit of');
    const back = await decide(
      reference,
      'sent-back',
      '--line',
      line,
      '--back',
      'LKF-OUT-1',
      ...because,
    );
    expect(await pol.office('vote', askedAs(back), 'yes')).toBe('It is done.\n');
    expect(await pia.office('queue', 'suspense')).not.toContain(id);
    expect((await one.look(orderId)).stages.at(-1)).toMatchObject({
      stage: 'returned',
      amount: '300.00',
    });
    await expectSoundBooks();
  });

  it('is refused with a reason, and credited all the same when it comes late', async () => {
    const one = await addRemitter(gateway);
    const { orderId, reference } = await sent(one);
    await decide(reference, 'refuse', '--why', 'not_received');
    expect(await one.look(orderId)).toMatchObject({
      status: 'failed',
      reason: 'not_received',
      nextStep: 'try_again',
    });
    expect(await one.letters()).toEqual(['Your deposit has not arrived']);
    await credit(reference, '500.00');
    expect(await one.look(orderId)).toMatchObject({ status: 'paid', credited: '500.00' });
    await expectSoundBooks();
  });

  it('is refused what did not come of it, and keeps what did', async () => {
    const one = await addRemitter(gateway);
    const { orderId, reference } = await sent(one);
    await credit(reference, '200.00');
    expect(await one.say(orderId)).toBe('ok');
    await decide(reference, 'refuse', '--why', 'not_received');
    const after = await one.look(orderId);
    expect(after).toMatchObject({ status: 'partly_paid', credited: '200.00' });
    expect(after).not.toHaveProperty('nextStep');
    const { value } = (await one.browser.call('inbox', { query: {} })).envelope;
    const told = value?.list.find(({ title }) => title === 'Your deposit has not arrived');
    expect(told?.content).toContain('We looked for ₱300.00 at the bank');
    expect(await decide(reference, 'ask')).toContain('nothing of it is waited for');
    await expectSoundBooks();
  });

  it('goes back to its member for a slip, and waits for one before it is looked at again', async () => {
    const one = await addRemitter(gateway);
    const { orderId, reference } = await sent(one);
    await decide(reference, 'ask');
    expect(await one.look(orderId)).toMatchObject({ status: 'settling', nextStep: 'send_slip' });
    expect(await one.letters()).toEqual(['We need a slip of your deposit']);
    expect(await pia.office('queue', 'manual-deposits')).not.toContain(reference);
    expect(await one.say(orderId)).toBe('upload.invalid');
    expect(await one.say(orderId, await pngOf())).toBe('ok');
    expect(await pia.office('queue', 'manual-deposits')).toContain(reference);
  });

  it('is looked at by no other member, and by nobody without the right', async () => {
    const [one, other] = [await addRemitter(gateway), await addRemitter(gateway)];
    const { orderId, reference } = await sent(one);
    expect(await other.say(orderId)).toBe('order.missing');
    const sue = await office.employ('sue', ['support']);
    await expect(sue.office('show', 'manual-deposits', reference)).rejects.toThrow('permission');
    await expect(sue.office('slip', reference, '--into', folder)).rejects.toThrow('permission');
  });
});

describe('the time of a deposit by hand', () => {
  const status = async (one: Remitter, orderId: string) => (await one.look(orderId)).status;

  it('runs out where nobody says that it is sent, and not where somebody does', async () => {
    const one = await addRemitter(gateway);
    const [left, said] = [await one.order(), await sent(one)];
    gateway.advance(47 * 3_600_000);
    await one.browser.login(one.account);
    expect(await status(one, left.orderId)).toBe('open');
    gateway.advance(3 * 3_600_000);
    await one.browser.login(one.account);
    await expect.poll(() => status(one, left.orderId), { timeout: 60_000 }).toBe('expired');
    expect(await status(one, said.orderId)).toBe('settling');
    await pia.login();
    // Late, by the rule for late money of any other.
    await credit(left.reference, '500.00');
    expect(await status(one, left.orderId)).toBe('paid');
    await expectSoundBooks();
  }, 90_000);

  it('is over when its member wants it no more', async () => {
    const one = await addRemitter(gateway);
    const { orderId } = await one.order();
    const { envelope } = await one.browser.call('cancelDeposit', { params: { kindOrId: orderId } });
    expect(envelope.value?.status).toBe('cancelled');
    expect(await one.say(orderId)).toBe('order.final');
  });
});

describe('a slip', () => {
  it('is drawn anew, sealed, shown to whoever asks with their name on it, and gone after its term', async () => {
    const one = await addRemitter(gateway);
    const { orderId, reference } = await one.order();
    expect(await one.say(orderId, Buffer.from('%PDF-1.7 no picture'))).toBe('upload.invalid');
    expect(await one.say(orderId, await photoOf(6), 'Nova Reyes')).toBe('ok');
    const rows = async () =>
      gateway.db
        .selectFrom('deposit_slip')
        .select(['sealed', 'hash'])
        .where('order_id', '=', BigInt(orderId))
        .orderBy('id')
        .execute();
    const [kept] = await rows();
    expect(kept?.sealed?.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect(kept?.sealed?.toString('latin1')).not.toContain('Exif');
    const path = (await pia.office('slip', reference, '--into', folder)).trim();
    const { format, exif } = await sharp(readFileSync(path)).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
    // The one before goes where nobody has asked for another.
    expect(await one.say(orderId, await pngOf(9, 9))).toBe('ok');
    expect((await rows()).map(({ sealed }) => sealed === null)).toEqual([true, false]);
    const again = await one.order();
    expect(await one.say(again.orderId, await pngOf(9, 9))).toBe('ok');
    expect(await pia.office('show', 'manual-deposits', again.reference)).toContain(reference);
    await credit(reference, '500.00');
    await gateway.sweep(gateway.now() + 89 * 86_400_000);
    expect((await rows()).at(-1)?.sealed).not.toBeNull();
    await gateway.sweep(gateway.now() + 91 * 86_400_000);
    expect((await rows()).every(({ sealed }) => sealed === null)).toBe(true);
    const { sender } = await gateway.db
      .selectFrom('manual_deposit')
      .select('sender')
      .where('order_id', '=', BigInt(orderId))
      .executeTakeFirstOrThrow();
    expect(sender).toBeNull();
    await expect(pia.office('slip', reference, '--into', folder)).rejects.toThrow('any more');
  });
});
