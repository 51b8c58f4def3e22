import { UnsecuredJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Payload } from '@livery/contract';
import { DEMO_PASSWORD } from '@livery/demo';
import { raiseFlags } from './chapters/cashier/index.ts';
import { hashSecret } from './kernel/secrets/secrets.ts';
import type { Browser } from './testing/browser/browser.ts';
import { pngOf } from './testing/made-files/pictures.ts';
import { openGateway, type TestGateway } from './testing/gateway.ts';
import { send } from './testing/browser/http.ts';
import { addPerson, sentSince } from './testing/people.ts';
import { tellIdentity } from './testing/players/applicant.ts';
import { addOffer } from './testing/players/offers.ts';
import { codeOf } from './testing/players/office.ts';
import { fillWallet, insertFlag, insertMessage, payIn } from './testing/players/rows.ts';
import { addCard, PIN, somebodysNumber, withdraw } from './testing/players/payee.ts';

const PNG = await pngOf();
const PROJECT = 'demo-isolation';

interface Member {
  readonly id: bigint;
  readonly account: string;
  readonly mobileNum: string;
  readonly browser: Browser;
}

let gateway: TestGateway;
let mine: Member;
let yours: Member;
let promotion: string;
let notice: string;

async function enter(): Promise<Member> {
  const { id, account, mobileNum } = await addPerson(gateway);
  const browser = gateway.visit('aurora');
  await browser.login(account);
  return { id, account, mobileNum, browser };
}

beforeAll(async () => {
  gateway = await openGateway({
    sites: { aurora: { firebase: { projectId: PROJECT } } },
    config: { firebaseEmulator: '127.0.0.1:9099' },
  });
  mine = await enter();
  yours = await enter();
  const offered = await gateway.db
    .selectFrom('promotion')
    .select('id')
    .where('merchant', '=', 'aurora')
    .where('way', '=', 'join')
    .where('audience', '=', sql<number[]>`'{}'`)
    .where('ends_at', '>', new Date())
    .executeTakeFirstOrThrow();
  promotion = offered.id.toString();
  const told = await gateway.db
    .selectFrom('announcement')
    .select('id')
    .where('merchant', '=', 'aurora')
    .where('kind', '=', 'notice')
    .executeTakeFirstOrThrow();
  notice = told.id.toString();
  for (const { begin } of Object.values(stores)) for (const one of [mine, yours]) await begin(one);
});
afterAll(() => gateway.stop());

interface Store {
  /** What gives a member a row, done by both. */
  readonly begin: (member: Member) => Promise<unknown>;
  /** What then changes the rows of whoever does it; `other` is whom it must not reach. */
  readonly change: (member: Member, other: Member) => Promise<unknown>;
}

const nothing = async (): Promise<void> => {};
const favourite = { nodeId: 'moon-orchard' };

async function spin({ browser }: Member): Promise<void> {
  const query = { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'real' } as const;
  const { envelope } = await browser.call('launch', { query });
  const token = new URL(envelope.value?.url ?? '').hash.slice(1);
  const { status } = await send(gateway.port, {
    method: 'POST',
    path: '/orchard/api/spin',
    headers: { host: `games.localhost:${gateway.port}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token, stake: '1.00', key: 'the-same-key' }),
  });
  expect(status).toBe(200);
}

/** The ids of everybody: a store that looks at ids alone would reach them all. */
const messagesOf = async (...members: readonly Member[]): Promise<string[]> => {
  const rows = await gateway.db
    .selectFrom('message')
    .select('id')
    .where(
      'member_id',
      'in',
      members.map(({ id }) => id),
    )
    .execute();
  return rows.map(({ id }) => id.toString());
};

const insertDevice = ({ id, account }: Member) =>
  gateway.db
    .insertInto('device_credential')
    .values({
      merchant: 'aurora',
      id: `device-of-${account}`,
      member_id: id,
      public_jwk: JSON.stringify({ kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }),
      cookie_hash: Buffer.from(account),
      former_hash: null,
      turned_at: new Date(gateway.now()),
      expires_at: new Date(gateway.now() + 86_400_000),
    })
    .execute();

const insertOneTimePassword = ({ id, account }: Member) =>
  gateway.db
    .insertInto('one_time_password')
    .values({
      merchant: 'aurora',
      member_id: id,
      hash: Buffer.from(account),
      expires_at: new Date(gateway.now() + 86_400_000),
    })
    .execute();

const insertPasskey = ({ id, account }: Member) =>
  gateway.db
    .insertInto('passkey')
    .values({
      merchant: 'aurora',
      id: `passkey-of-${account}`,
      member_id: id,
      user_handle: account,
      public_key: Buffer.from(account),
      counter: 0n,
      transports: JSON.stringify([]),
      may_sync: true,
      is_synced: true,
      name: 'Mine',
      created_at: new Date(gateway.now()),
    })
    .execute();

const ticketOf = ({ account }: Member): string => account.padEnd(43, '_');

const insertTicket = (member: Member) =>
  gateway.db
    .insertInto('link_ticket')
    .values({
      merchant: 'aurora',
      hash: hashSecret(ticketOf(member)),
      member_id: member.id,
      provider: 'google',
      subject: member.account,
      expires_at: new Date(gateway.now() + 86_400_000),
    })
    .execute();

/** As Firebase’s emulator says whose phone it is. */
function emulatedToken(mobileNum: string): string {
  const now = Math.floor(gateway.now() / 1000);
  const phone_number = `+63${mobileNum}`;
  return new UnsecuredJWT({ phone_number, firebase: { sign_in_provider: 'phone' }, auth_time: now })
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setSubject(mobileNum)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .encode();
}

/** Ordered by hand, so that its member may say that it is sent. */
async function insertByHand({ id, account }: Member): Promise<void> {
  const at = { created_at: new Date(gateway.now()), changed_at: new Date(gateway.now()) };
  const { id: orderId } = await gateway.db
    .insertInto('deposit_order')
    .values({
      merchant: 'aurora',
      member_id: id,
      method_id: 'by-hand',
      method_name: 'By hand',
      provider: 'manual',
      rail: 'bank',
      reference: `by-hand-of-${account}`,
      amount: 100n,
      fee: 0n,
      currency: 'PHP',
      state: 'open',
      reserved: 100n,
      return_url: '',
      ...at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const its = { merchant: 'aurora', order_id: orderId };
  await gateway.db.insertInto('manual_deposit').values(its).execute();
}

const insertDeposit = ({ id, account }: Member) =>
  gateway.db
    .insertInto('deposit_order')
    .values({
      merchant: 'aurora',
      member_id: id,
      method_id: 'bank',
      method_name: 'Card',
      provider: 'demo',
      rail: 'bank',
      reference: `deposit-of-${account}`,
      amount: 100n,
      fee: 0n,
      currency: 'PHP',
      state: 'open',
      reserved: 100n,
      return_url: '',
      created_at: new Date(gateway.now()),
      changed_at: new Date(gateway.now()),
    })
    .execute();

const idsOf = async (
  table: 'deposit_order' | 'instrument',
  ...members: readonly Member[]
): Promise<string[]> => {
  const whose = members.map(({ id }) => id);
  const rows = await gateway.db
    .selectFrom(table)
    .select('id')
    .where('member_id', 'in', whose)
    .execute();
  return rows.map(({ id }) => id.toString());
};

/** Somebody who may be paid: where that is, and what has to be known first. */
async function becomePayee({ id, browser }: Member): Promise<void> {
  const { db } = gateway;
  await db.updateTable('member').set({ kyc_level: 2 }).where('id', '=', id).execute();
  // A person decides on each, so that nothing of it goes on by itself.
  await sql`UPDATE site_setting SET value = jsonb_set(value, '{automatic,each}', '"0"')
    WHERE merchant = 'aurora' AND key = 'payouts'`.execute(db);
  await db
    .insertInto('provider_account')
    .values({
      merchant: 'aurora',
      provider: 'demo',
      address: '',
      sealed: Buffer.of(),
      changed_at: new Date(gateway.now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await browser.call('setPaymentPassword', { payload: { new: PIN } });
  expect((await addCard({ browser }, somebodysNumber())).status).toBe(200);
}

const insertPaymentCode = ({ id }: Member) =>
  gateway.db
    .insertInto('payment_code')
    .values({
      merchant: 'aurora',
      member_id: id,
      code_hash: Buffer.of(1),
      expires_at: new Date(gateway.now() + 86_400_000),
    })
    .execute();

type Question = Payload<'setQuestions'>['answers'][number]['question'];
const setQuestions = (browser: Browser, ...answers: readonly (readonly [Question, string])[]) =>
  browser.call('setQuestions', {
    payload: { answers: answers.map(([question, answer]) => ({ question, answer })) },
  });

const limit = { type: 'deposit', period: '24h', amount: '50.00' } as const;

/** Every table whose rows are somebody's. A new one fails until it has a line here. */
const stores: Readonly<Record<string, Store>> = {
  ledger_account: {
    begin: (member) => fillWallet(gateway, member),
    change: spin,
  },
  provider_session: { begin: spin, change: spin },
  round: { begin: nothing, change: spin },
  play_total: { begin: nothing, change: spin },
  round_day: { begin: nothing, change: spin },
  turnover_day: { begin: nothing, change: spin },
  member_day: { begin: nothing, change: (member) => payIn(gateway, member) },
  recent: {
    begin: nothing,
    change: ({ browser }) => browser.call('addRecentPost', { body: { nodeId: 'ashen-jarl' } }),
  },
  favourite: {
    begin: ({ browser }) => browser.call('addFavourite', { body: favourite }),
    change: ({ browser }) => browser.call('removeFavourite', { query: favourite }),
  },
  message: {
    begin: async (member) => {
      await insertMessage(gateway, member);
      await insertMessage(gateway, member);
    },
    change: async (member, other) => {
      const ids = await messagesOf(member, other);
      await member.browser.call('readInbox', { body: { ids } });
      await member.browser.call('deleteInbox', { query: { ids: ids.join(',') } });
    },
  },
  announcement_read: {
    begin: nothing,
    change: ({ browser }) =>
      browser.call('readAnnouncement', { body: { announcementId: notice, read: true } }),
  },
  promotion_claim: {
    begin: nothing,
    change: ({ browser }) =>
      browser.call('claimPromotion', { params: { id: promotion }, body: { remark: 'please' } }),
  },
  bonus_grant: {
    begin: nothing,
    change: async ({ browser }) => {
      const params = { id: await addOffer(gateway, { bonus: 100n }) };
      await browser.call('claimPromotion', { params, body: {} });
    },
  },
  limit_rule: {
    begin: ({ browser }) => browser.call('setLimit', { body: limit }),
    change: ({ browser }) => browser.call('setLimit', { body: { ...limit, amount: '3.00' } }),
  },
  limit_event: {
    begin: nothing,
    change: ({ browser }) => browser.call('setLimit', { body: { ...limit, amount: '2.00' } }),
  },
  member_guard: {
    begin: nothing,
    change: ({ browser }) => browser.call('setRealityCheck', { body: { minutes: 45 } }),
  },
  care_event: {
    begin: nothing,
    change: ({ browser }) => browser.call('setRealityCheck', { body: { minutes: 50 } }),
  },
  deposit_slip: {
    begin: insertByHand,
    change: async (member, other) => {
      for (const kindOrId of await idsOf('deposit_order', member, other)) {
        await member.browser.call('depositSent', { params: { kindOrId }, body: {}, files: [PNG] });
      }
    },
  },
  deposit_order: {
    begin: insertDeposit,
    change: async (member, other) => {
      for (const kindOrId of await idsOf('deposit_order', member, other)) {
        await member.browser.call('cancelDeposit', { params: { kindOrId } });
      }
    },
  },
  kyc_case: {
    begin: (member) => tellIdentity(member.browser, 'Nova Reyes'),
    change: (member) => tellIdentity(member.browser, 'Iris Santos'),
  },
  kyc_document: {
    begin: nothing,
    change: ({ browser }) => browser.call('kycDocument', { body: { kind: 'front' }, files: [PNG] }),
  },
  payout: {
    begin: becomePayee,
    change: async ({ browser, ...member }, other) => {
      for (const cardId of await idsOf('instrument', { browser, ...member }, other)) {
        await withdraw({ browser, cardId }, '100.00');
      }
    },
  },
  aml_flag: {
    begin: (member) => insertFlag(gateway, member),
    change: async (member) => {
      // Many accounts, one after the other.
      for (let count = 0; count < 5; count += 1) {
        const { envelope } = await addCard(member, somebodysNumber());
        const id = envelope.value?.cardId ?? '';
        await member.browser.call('removeBankCard', { query: { id } });
      }
      const merchant = gateway.desk().merchants.find(({ code }) => code === 'aurora');
      if (merchant === undefined) throw new Error('no aurora');
      await raiseFlags(gateway.db, merchant, member.id, gateway.now());
    },
  },
  instrument: {
    begin: nothing,
    change: async (member, other) => {
      await addCard(member, somebodysNumber());
      for (const id of await idsOf('instrument', member, other)) {
        await member.browser.call('removeBankCard', { query: { id } });
      }
    },
  },
  payment_code: {
    begin: insertPaymentCode,
    change: ({ browser }) => browser.call('paymentPasswordCode'),
  },
  contact_code: {
    begin: ({ id }) =>
      gateway.db
        .insertInto('contact_code')
        .values({
          merchant: 'aurora',
          member_id: id,
          kind: 'email',
          value: `isolated_${id}@example.org`,
          code_hash: Buffer.of(1),
          expires_at: new Date(gateway.now() + 86_400_000),
        })
        .execute(),
    change: ({ id, browser }) =>
      browser.call('emailCode', { payload: { email: `other_${id}@example.org` } }),
  },
  member_totp: {
    begin: ({ browser }) => browser.call('totpBegin'),
    change: ({ browser }) => browser.call('totpBegin'),
  },
  recovery_code: {
    begin: ({ id }) =>
      gateway.db
        .insertInto('recovery_code')
        .values({ merchant: 'aurora', member_id: id, code_hash: Buffer.of(1) })
        .execute(),
    change: async ({ browser }) => {
      const { envelope } = await browser.call('totpBegin');
      const code = codeOf(envelope.value?.text ?? '', gateway.now());
      const made = await browser.call('totpConfirm', { payload: { code } });
      // Others log in by their password alone.
      const [one = ''] = made.envelope.value?.recoveryCodes ?? [];
      await browser.call('totpRemove', { payload: { code: one } });
    },
  },
  security_answer: {
    begin: ({ browser }) => setQuestions(browser, ['pet', 'Bantay'], ['town', 'Vigan']),
    change: ({ browser }) => setQuestions(browser, ['job', 'Baker'], ['friend', 'Luz']),
  },
  consent_event: {
    begin: ({ browser }) =>
      browser.call('setMarketing', { body: { sms: true, email: false, push: false } }),
    change: ({ browser }) =>
      browser.call('setMarketing', { body: { sms: false, email: true, push: false } }),
  },
  feedback: {
    begin: nothing,
    change: ({ browser }) =>
      browser.call('feedback', { body: { category: 'idea', content: 'Something to say here' } }),
  },
  upload: {
    begin: nothing,
    change: ({ browser }) =>
      browser.call('feedback', {
        body: { category: 'idea', content: 'Something to show here' },
        files: [PNG],
      }),
  },
  device_credential: {
    begin: insertDevice,
    change: ({ browser }) => browser.call('logout', { query: { all: '1' } }),
  },
  login_record: {
    begin: nothing,
    change: ({ browser, account }) => browser.login(account),
  },
  bar: {
    begin: nothing,
    change: async ({ browser, account }) => {
      await browser.call('timeOut', { body: { duration: '24h' } });
      await browser.login(account);
    },
  },
  passkey: {
    begin: insertPasskey,
    change: async ({ browser, account }, other) => {
      for (const one of [account, other.account]) {
        await browser.call('removePasskey', { body: { id: `passkey-of-${one}` } });
      }
    },
  },
  link_ticket: {
    begin: insertTicket,
    change: (member) =>
      member.browser.login(member.account, DEMO_PASSWORD, { ticket: ticketOf(member) }),
  },
  used_token: {
    begin: nothing,
    change: async ({ browser, mobileNum }) => {
      const firebaseIdToken = emulatedToken(mobileNum);
      const payload = { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken };
      const { envelope } = await browser.call('login', { payload });
      browser.token = envelope.value?.token;
    },
  },
  one_time_password: {
    begin: insertOneTimePassword,
    change: async ({ browser, account }) => {
      await browser.login(account);
      const passwords = {
        newPassword: 'seven quiet rivers',
        confirmNewPassword: 'seven quiet rivers',
      };
      const payload = { oldPassword: 'Livery-demo-1', ...passwords };
      expect((await browser.call('changePassword', { payload })).status).toBe(200);
    },
  },
  former_contact: {
    begin: ({ id }) =>
      gateway.db
        .insertInto('former_contact')
        .values({
          merchant: 'aurora',
          member_id: id,
          kind: 'email',
          value: `former_${id}@example.org`,
          is_proven: true,
          replaced_at: new Date(gateway.now()),
          proved_at: null,
          shown_at: null,
        })
        .execute(),
    change: async ({ id, browser }) => {
      gateway.advance(2 * 60_000);
      const email = `since_${id}@example.org`;
      const before = gateway.outbox.length;
      await browser.call('emailCode', { payload: { email } });
      await sentSince(gateway, before, email);
      const [code = ''] = /\b\d{6}\b/.exec(gateway.outbox.at(-1)?.text ?? '') ?? [];
      expect((await browser.call('setEmail', { payload: { email, code } })).status).toBe(200);
    },
  },
  session: {
    begin: nothing,
    change: ({ browser }) => browser.call('logout', { query: {} }),
  },
};

/** The operator's alone; and what shuts all else to whoever has not done it, tried beside its routes. */
const OPERATORS =
  'affiliate balance_return terms_acceptance data_request lineage lineage_move rebate_rate agent_look agent_pay agent_hold agent_adjustment red_rain_target';

async function rowsOf(table: string, { id }: Member): Promise<unknown> {
  const { rows } = await sql<{ row: unknown }>`
    SELECT to_jsonb(one) - 'last_seen_at' AS row FROM ${sql.table(table)} AS one
    WHERE member_id = ${id} ORDER BY to_jsonb(one)::text`.execute(gateway.db);
  return rows;
}

/** What a page shows a member of their own. */
async function shownTo({ browser }: Member): Promise<unknown> {
  const answers = await Promise.all([
    browser.call('wallet'),
    browser.call('memberInfo'),
    browser.call('favouriteIds', { query: {} }),
    browser.call('recents', { query: {} }),
    browser.call('inbox', { query: {} }),
    browser.call('inboxUnread'),
    browser.call('transactions', { query: {} }),
    browser.call('betRecords', { query: {} }),
    browser.call('promotionStatus', { params: { id: promotion } }),
    browser.call('depositBadge'),
    browser.call('bonus'),
    browser.call('bonusRecords', { query: {} }),
    browser.call('announcements', { query: { types: 'PL' } }),
    browser.call('sessionHistory', { query: {} }),
    browser.call('responsiblePlay'),
    browser.call('depositRecords', { query: {} }),
    browser.call('withdrawRecords', { query: {} }),
    browser.call('bankCards'),
    browser.call('kyc'),
  ]);
  return answers.map(({ status, envelope }) => [status, envelope.value]);
}

it('knows every table whose rows are a member’s', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE attname = 'member_id' AND relnamespace = 'public'::regnamespace
      -- A month of a table is the table's.
      AND relkind IN ('r', 'p') AND NOT relispartition`.execute(gateway.db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(stores), ...OPERATORS.split(' ')].toSorted(),
  );
});

// In this order: at the end whose session it is goes.
it.each(Object.keys(stores))(
  'changes of %s what is one’s own, and neither changes nor shows it to another',
  async (table) => {
    const before = [await rowsOf(table, yours), await shownTo(yours)];
    const own = await rowsOf(table, mine);
    await stores[table]?.change(mine, yours);
    expect(await rowsOf(table, mine)).not.toEqual(own);
    expect([await rowsOf(table, yours), await shownTo(yours)]).toEqual(before);
  },
);
