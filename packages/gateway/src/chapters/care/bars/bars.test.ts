import { endpoints, type Endpoint, type EndpointName } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Browser } from '../../../testing/browser/browser.ts';
import { addGambler, GAME, type Gambler } from '../../../testing/players/gambler.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { untilWaiting } from '../../../testing/people.ts';
import { samples } from '../../../testing/samples.ts';
import { policyWith } from '../../../testing/sites.ts';

const DAY = 24 * 3_600_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({
    config: { memberWrites: 100_000 },
    sites: {
      aurora: { operator: 'one-house' },
      noir: {
        operator: 'one-house',
        policy: policyWith({ exclusionReturn: 'ask24h', openExclusionReturn: 'ask7d' }),
        currency: 'PHP',
        timeZone: 'Asia/Manila',
      },
    },
  });
});
afterAll(() => gateway.stop());

const timeOut = ({ browser }: Pick<Gambler, 'browser'>, duration: string) =>
  browser.call('timeOut', { body: { duration } });
const exclude = ({ browser }: Pick<Gambler, 'browser'>, duration: string) =>
  browser.call('exclude', { body: { duration, allBrands: false, confirm: true } });
const barOf = async (browser: Browser) =>
  (await browser.call('responsiblePlay')).envelope.value?.bar;

describe('a time-out', () => {
  it('ends every session and game at once, and lets its member in to their money [RG-20 api] [BX-08 api]', async () => {
    const who = await addGambler(gateway);
    const elsewhere = gateway.visit('aurora');
    await elsewhere.login(who.account);
    const token = (await who.launch()) ?? '';
    await who.bet(token, '1.00', 'open-when-it-came');
    const { envelope } = await timeOut(who, '24h');
    const until = envelope.value?.until ?? 0;
    expect(Math.abs(until - gateway.now() - DAY)).toBeLessThan(60_000);

    // Nobody is logged in any more, and the game is over but for what is open.
    for (const browser of [who.browser, elsewhere]) {
      expect((await browser.call('addFavourite', { body: { nodeId: GAME.nodeId } })).status).toBe(
        401,
      );
    }
    expect((await who.bet(token, '1.00')).status).not.toBe(200);
    expect((await who.win(token, '7.00', 'open-when-it-came')).status).toBe(200);

    expect((await who.browser.login(who.account)).status).toBe(200);
    const info = (await who.browser.call('memberInfo')).envelope.value;
    expect(info?.bar).toEqual({ kind: 'timeout', until });
    const launched = await who.browser.call('launch', { query: GAME });
    expect([launched.status, launched.envelope.code, launched.envelope.value]).toEqual([
      423,
      'rg.timeout',
      { until },
    ]);
    expect((await who.browser.call('wallet')).status).toBe(200);
  });

  it('is over by the clock, and not before', async () => {
    const who = await addGambler(gateway);
    await timeOut(who, '24h');
    gateway.advance(DAY - 120_000);
    await who.browser.login(who.account);
    expect(await who.launch()).toBeUndefined();
    gateway.advance(120_000);
    await who.browser.login(who.account);
    expect(await who.launch()).toBeDefined();
    expect(await barOf(who.browser)).toBeUndefined();
  });

  it.each(['1h', '2m', 'open', '24 h', '0d', '-7d', '24H', ''])(
    'of a length that is not offered is none: %j',
    async (duration) => {
      const who = await addGambler(gateway);
      expect((await timeOut(who, duration)).envelope.code).toBe('request.invalid');
      expect(await who.launch()).toBeDefined();
    },
  );

  it('and a bet at once: either the bet was first, or it is refused', async () => {
    const who = await addGambler(gateway);
    const token = (await who.launch()) ?? '';
    const [, ...bets] = await Promise.all([
      timeOut(who, '24h'),
      ...Array.from({ length: 20 }, () => who.bet(token, '1.00')),
    ]);
    const went = bets.filter(({ status }) => status === 200).length;
    expect(await stakedOf(who)).toBe(BigInt(went) * 100n);
    expect((await who.bet(token, '1.00')).status).not.toBe(200);
    expect(await stakedOf(who)).toBe(BigInt(went) * 100n);
  });
});

async function stakedOf({ id }: Gambler): Promise<bigint> {
  const rows = await gateway.db
    .selectFrom('play_total')
    .select('staked')
    .where('member_id', '=', id)
    .execute();
  return rows.reduce((sum, { staked }) => sum + staked, 0n);
}

describe('an exclusion', () => {
  it('cannot be shortened, by another one or by a time-out [RG-21 api]', async () => {
    const who = await addGambler(gateway);
    const long = (await exclude(who, '5y')).envelope.value?.until;
    await who.browser.login(who.account);
    expect((await exclude(who, '6m')).envelope.value?.until).toBe(long);
    await who.browser.login(who.account);
    expect((await timeOut(who, '24h')).envelope.code).toBe('rg.excluded');
    expect((await exclude(who, 'open')).envelope.value?.until).toBeNull();
    await who.browser.login(who.account);
    expect(await barOf(who.browser)).toEqual({ kind: 'exclusion', until: null });
  });

  it('wants to be confirmed, and to be of an offered length', async () => {
    const who = await addGambler(gateway);
    for (const body of [
      { duration: '6m', allBrands: false },
      { duration: '6m', allBrands: false, confirm: false },
      { duration: '7d', allBrands: false, confirm: true },
    ]) {
      const { envelope } = await who.browser.call('exclude', { body });
      expect(envelope.code).toBe('request.invalid');
    }
    expect(await who.launch()).toBeDefined();
  });

  it('lasts months of the calendar [RG-21 api]', async () => {
    const who = await addGambler(gateway);
    const until = (await exclude(who, '6m')).envelope.value?.until ?? 0;
    const zone = 'Asia/Manila';
    const begun = Temporal.Instant.fromEpochMilliseconds(gateway.now()).toZonedDateTimeISO(zone);
    const ends = Temporal.Instant.fromEpochMilliseconds(until).toZonedDateTimeISO(zone);
    expect(ends.toPlainDate().toString()).toBe(begun.add({ months: 6 }).toPlainDate().toString());
  });

  it('without an end can be asked back where the law says so, after a week', async () => {
    const who = await addGambler(gateway, { merchant: 'noir' });
    await exclude(who, 'open');
    await who.browser.login(who.account);
    const { coolingUntil = 0 } = (await who.browser.call('askReturn')).envelope.value ?? {};
    expect(Math.round((coolingUntil - gateway.now()) / DAY)).toBe(7);
    gateway.advance(7 * DAY);
    await who.browser.login(who.account);
    expect(await who.launch()).toBeDefined();
  });

  it('for all sites of a house bars whoever has the same proven phone there, and nobody else [RG-21 api] [BX-08 api]', async () => {
    const [here, there] = [
      await addGambler(gateway),
      await addGambler(gateway, { merchant: 'noir' }),
    ];
    const [other, unproven] = [
      await addGambler(gateway, { merchant: 'noir' }),
      await addGambler(gateway),
    ];
    const phone = async ({ id }: Gambler, mobile: string, mobile_verified = true) =>
      gateway.db
        .updateTable('member')
        .set({ mobile, mobile_verified })
        .where('id', '=', id)
        .execute();
    await phone(here, '639990001111');
    await phone(there, '639990001111');
    await phone(other, '639990002222');
    const [owner, pretender] = [
      await addGambler(gateway),
      await addGambler(gateway, { merchant: 'noir' }),
    ];
    await phone(owner, '639990003333');
    await phone(pretender, '639990003333', false);
    await phone(unproven, '639990002222', false);
    const rules = (await here.browser.call('responsiblePlay')).envelope.value?.rules;
    expect(rules?.hasOtherBrands).toBe(true);
    const body = { duration: '5y', allBrands: true, confirm: true } as const;
    const until = (await here.browser.call('exclude', { body })).envelope.value?.until;
    await there.browser.login(there.account);
    expect(await barOf(there.browser)).toEqual({ kind: 'exclusion', until });
    expect(await there.launch()).toBeUndefined();
    // A number that anybody may write down is nobody's proof, here as little as there.
    await owner.browser.call('exclude', { body });
    expect(await pretender.launch()).toBeDefined();
    await unproven.browser.call('exclude', { body });
    expect(await other.launch()).toBeDefined();
  });

  it('that comes first is before a claim that waits for it', async () => {
    const who = await addGambler(gateway);
    const promotion = await gateway.db
      .selectFrom('promotion')
      .select('id')
      .where('merchant', '=', 'aurora')
      .where('way', '=', 'join')
      .where('ends_at', '>', new Date(gateway.now()))
      .executeTakeFirstOrThrow();
    await who.browser.call('noteReview');
    const mine = { merchant: 'aurora', member_id: who.id };
    const other = openDatabase(gateway.databaseUrl, () => {}, 2);
    const claim = await other.transaction().execute(async (tx) => {
      await tx
        .updateTable('member_guard')
        .set({ bar: 'exclusion', bar_until: null })
        .where((its) => its.and(mine))
        .execute();
      const params = { id: promotion.id.toString() };
      const asked = who.browser.call('claimPromotion', { params, body: {} });
      // Let in by the router, which saw no bar yet.
      await untilWaiting({ ...gateway, db: other });
      return { asked };
    });
    expect((await claim.asked).envelope.code).toBe('rg.excluded');
    await other.destroy();
  });

  it('leaves other members and other sites alone', async () => {
    const [mine, yours] = [await addGambler(gateway), await addGambler(gateway)];
    await exclude(mine, '6m');
    expect(await yours.launch()).toBeDefined();
  });
});

describe('for somebody who is barred', () => {
  /** Written here once more and independently: money, account, help, and the way out. */
  const open = new Set<EndpointName>(
    (
      'logout depositBadge changePassword memberInfo headIcons kyc setKycDetails kycDocument kycLiveness beginKyc security sessionHistory endDevice passkeys ' +
      'prove passkeyOptions addPasskey renamePasskey removePasskey wallet merchantWallets memberWallet ' +
      'transactions betRecords readAnnouncement inboxUnread inbox readInbox deleteInbox feedback ' +
      'responsiblePlay exclude askReturn askRegister depositRecords depositOrder cancelDeposit leaveDepositPromotion statement ' +
      'withdrawOptions withdraw withdrawRecords withdrawOrder bankCards addBankCard ' +
      'removeBankCard setPaymentPassword paymentPasswordCode resetPaymentPassword recall ' +
      'emailCode setEmail mobileCode setMobile setQuestions setPayeeName totpBegin totpConfirm totpRemove ' +
      'marketing setMarketing terms acceptTerms ' +
      'ownData askDataCopy dataCopyPart askDeletion withdrawDeletion'
    ).split(' ') as EndpointName[],
  );

  it('every call but those is refused with the moment at which the bar ends [RG-20 api] [RG-21 api]', async () => {
    const who = await addGambler(gateway);
    await timeOut(who, '7d');
    await who.browser.login(who.account);
    const all: readonly Endpoint[] = Object.values(endpoints);
    const closed = all.filter(
      ({ name, caller, streams, planned }) =>
        ['member', 'registered', 'player', 'nonAgent'].includes(caller) &&
        !open.has(name as EndpointName) &&
        streams !== true &&
        planned !== true,
    );
    expect(closed.length).toBeGreaterThan(15);
    for (const { name } of closed) {
      const { status, envelope } = await who.browser.call(
        name as EndpointName,
        samples[name as EndpointName] ?? { params: { id: '1' } },
      );
      expect([name, status, envelope.code]).toEqual([name, 423, 'rg.timeout']);
      expect(envelope.value).toMatchObject({ until: expect.any(Number) });
    }
    for (const name of ['wallet', 'inbox', 'betRecords', 'security', 'responsiblePlay'] as const) {
      expect([name, (await who.browser.call(name, { query: {} })).status]).toEqual([name, 200]);
    }
    expect((await who.browser.call('whitelabel')).status).toBe(200);
  });
});

// Last: it moves the gateway half a year on, for which the ledger has no month yet.
describe('an exclusion that is over', () => {
  it('ends by asking and thinking it over, where the law says so', async () => {
    const who = await addGambler(gateway, { merchant: 'noir' });
    const { until } = (await exclude(who, '6m')).envelope.value ?? {};
    await who.browser.login(who.account);
    const ask = () => who.browser.call('askReturn');
    expect((await ask()).envelope.code).toBe('rg.too_early');
    gateway.advance((until ?? 0) - gateway.now() + 1_000);
    await who.browser.login(who.account);
    expect(await barOf(who.browser)).toMatchObject({ returns: { state: 'ask' } });
    expect(await who.launch()).toBeUndefined();
    const { coolingUntil = 0 } = (await ask()).envelope.value ?? {};
    expect(Math.abs(coolingUntil - gateway.now() - DAY)).toBeLessThan(60_000);
    // Whoever asks twice does not wait longer.
    expect((await ask()).envelope.value?.coolingUntil).toBe(coolingUntil);
    expect(await who.launch()).toBeUndefined();
    gateway.advance(DAY);
    await who.browser.login(who.account);
    expect(await who.launch()).toBeDefined();
  });
});
