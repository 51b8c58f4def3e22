import { endpoints, type Endpoint, type EndpointName, type ErrorCode } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asked, Browser } from '../../testing/browser/browser.ts';
import { isWhole } from '../../testing/counts.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { refusedSamples, samples } from '../../testing/samples.ts';
import { openPractice } from '../../testing/people.ts';

const VISITOR = 'visitor';
const STRANGER = 'a session of another merchant';
const TYPES = [0, 1, 2, 4, 40, 41, 42, 77] as const;
const callers = [VISITOR, STRANGER, ...TYPES] as const;
type Caller = (typeof callers)[number];

/** What the contract says of a caller, written here once more and independently. */
function refusalOf(kind: Endpoint['caller'], caller: Caller): ErrorCode | undefined {
  if (kind === 'public') return undefined;
  if (caller === VISITOR || caller === STRANGER) return 'auth.required';
  if (kind === 'member') return undefined;
  const isAgent = [1, 2, 41, 42, 77].includes(caller);
  if (kind === 'agent') return isAgent ? undefined : 'permission.denied';
  if (kind === 'nonAgent') return isAgent ? 'permission.denied' : undefined;
  if (caller === 4) return 'trial.forbidden';
  return kind === 'registered' || [0, 1, 2].includes(caller) ? undefined : 'type.rejected';
}

let gateway: TestGateway;
const browsers = new Map<Caller, Browser>();
let announcement = '';
let promotion = '';

beforeAll(async () => {
  // One member asks for everything there is.
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
  const noir = gateway.visit('noir');
  await noir.login('valetta7');
  const stranger = gateway.visit('aurora');
  // Both halves of the other merchant's session, carried to this one.
  for (const [name, value] of noir.cookies) stranger.cookies.set(name, value);
  stranger.token = noir.token;
  browsers.set(STRANGER, stranger);
  for (const type of TYPES) browsers.set(type, await memberOf(type));
  await addContent();
});
afterAll(() => gateway.stop());

async function addContent(): Promise<void> {
  const at = new Date(gateway.now() - 1000);
  const texts = JSON.stringify({ EN: 'Text' });
  const common = { merchant: 'aurora', titles: texts, contents: texts, starts_at: at };
  const notice = await gateway.db
    .insertInto('announcement')
    .values({ ...common, kind: 'notice', ends_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const offer = await gateway.db
    .insertInto('promotion')
    .values({
      ...common,
      way: 'join',
      pictures: [],
      category_ids: [],
      ends_at: at,
      position: 1,
      published_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  announcement = notice.id.toString();
  promotion = offer.id.toString();
}

/** A guest of free play whose account is made into one of the type: no password is hashed for it. */
async function memberOf(type: number): Promise<Browser> {
  const browser = gateway.visit('aurora');
  const { envelope } = await browser.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  browser.token = envelope.value?.token;
  await openPractice(browser);
  const account = envelope.value?.userName ?? '';
  await gateway.db
    .updateTable('member')
    .set({ type })
    .where('merchant', '=', 'aurora')
    .where('account', '=', account)
    .execute();
  // A guest has proved nothing.
  await gateway.db
    .updateTable('session')
    .set({ proved_at: new Date(gateway.now()) })
    .where('member_id', 'in', (its) =>
      its.selectFrom('member').select('id').where('account', '=', account),
    )
    .execute();
  return browser;
}

/** These end the session they are called with, or ask for what is done once: each has a member of its own. */
const ENDING = new Set<EndpointName>([
  'login',
  'trial',
  'logout',
  'changePassword',
  'timeOut',
  'exclude',
  'setPayeeName',
  'totpConfirm',
  // Codes of a member share their minute.
  'mobileCode',
]);

/** Every call from an address of its own: limits are another test's. */
async function browserOf(caller: Caller, name: EndpointName): Promise<Browser> {
  const known =
    typeof caller === 'number' && ENDING.has(name) ? await memberOf(caller) : browsers.get(caller);
  const browser = gateway.visit('aurora');
  for (const [key, value] of known?.cookies ?? []) browser.cookies.set(key, value);
  browser.token = known?.token;
  return browser;
}

const isStream = (name: EndpointName) => 'streams' in endpoints[name];
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !isStream(name));

const TURNS = 3;

/**
 * The endpoints that a caller tries. In the gate a third of the types try each,
 * and the first that it lets in: all types meet every kind of endpoint.
 */
function triedBy(caller: Caller): readonly EndpointName[] {
  if (isWhole || typeof caller !== 'number') return names;
  return [...Map.groupBy(names, (name) => endpoints[name].caller)].flatMap(([kind, ofKind]) => {
    const first = TYPES.find((type) => refusalOf(kind, type) === undefined);
    const turn = TYPES.indexOf(caller) % TURNS;
    return ofKind.filter(
      (_, place) => ofKind.length < TURNS || caller === first || place % TURNS === turn,
    );
  });
}

describe.each(callers)('for %s', (caller) => {
  it.each(triedBy(caller))('%s answers as the contract says', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const { status, envelope } = await (await browserOf(caller, name)).call(name, askedOf(name));
    const refused = refusalOf(endpoint.caller, caller);
    const code = refused ?? expectedOf(name, caller);
    expect([status === 200, envelope.code]).toEqual([code === undefined, code]);
  });
});

/** Tries at one number's code are counted: every caller has another. */
let numbers = 9_171_000_000;

function askedOf(name: EndpointName): Asked<EndpointName> {
  if (name === 'retrieveByPhone') {
    numbers += 1;
    return { payload: { ...samples[name]?.payload, mobileNum: String(numbers) } };
  }
  if (name === 'promotionStatus') return { params: { id: promotion } };
  if (name === 'readAnnouncement') return { body: { announcementId: announcement, read: true } };
  return (
    samples[name] ?? {
      params: { id: '1', kind: 'bank', group: 'A', account: 'x', action: 'verify', kindOrId: '1' },
    }
  );
}

function expectedOf(name: EndpointName, caller: Caller): ErrorCode | undefined {
  if ('planned' in endpoints[name]) return 'planned';
  // Accounts of these tests began as guests', who have no password to know.
  if (name === 'changePassword') return undefined;
  if (name === 'prove') return 'password.old_wrong';
  if ((name === 'launch' || name === 'launchFacebook') && caller === VISITOR)
    return 'auth.required';
  return refusedSamples[name];
}

describe('for a member whose password was handed out', () => {
  /** Written here once more and independently. */
  const open = new Set<EndpointName>(['changePassword', 'logout', 'memberInfo']);

  const dueFor = async (set: 'first_time_login' | 'may_reset') => {
    const browser = await memberOf(1);
    const { envelope } = await browser.call('memberInfo');
    const id = BigInt(envelope.value?.id ?? 0);
    if (set === 'may_reset') {
      await gateway.db
        .updateTable('session')
        .set({ may_reset: true })
        .where('member_id', '=', id)
        .execute();
    } else {
      await gateway.db
        .updateTable('member')
        .set({ first_time_login: true })
        .where('id', '=', id)
        .execute();
    }
    // Written past the gateway, which would have forgotten what it found of them.
    gateway.advance(2_000);
    return browser;
  };

  it.each(['first_time_login', 'may_reset'] as const)(
    'every call but those that lead to a new one is refused (%s)',
    async (set) => {
      const due = await dueFor(set);
      for (const name of names) {
        const endpoint: Endpoint = endpoints[name];
        const usual = refusalOf(endpoint.caller, 1);
        if (endpoint.caller === 'public' || open.has(name) || usual !== undefined) continue;
        const { status, envelope } = await due.call(name, askedOf(name));
        expect([name, status, envelope.code]).toEqual([name, 403, 'password.change_required']);
      }
    },
  );

  it('what anybody may call is answered, and so is what leads to a new one', async () => {
    const due = await dueFor('may_reset');
    for (const name of ['whitelabel', 'systemStatus', 'memberInfo'] as const) {
      expect([name, (await due.call(name)).status]).toEqual([name, 200]);
    }
    expect((await due.call('wallet')).envelope.code).toBe('password.change_required');
    const payload = samples.changePassword?.payload ?? {};
    expect((await due.call('changePassword', { payload })).status).toBe(200);
    expect((await due.call('wallet')).status).toBe(200);
    expect((await due.call('logout')).status).toBe(200);
  });
});

describe('every endpoint', () => {
  const others = ['noir', '', 'AURORA'];
  it.each(names)('%s wants the merchant of its host', async (name) => {
    const turn = names.indexOf(name) % others.length;
    for (const merchant of isWhole ? others : others.slice(turn, turn + 1)) {
      const asked = { ...askedOf(name), headers: { merchant, encryption: 'jwe;kid=none' } };
      const { payload: _, ...plain } = asked;
      const { status, envelope } = await gateway.visit('aurora').call(name, plain);
      expect([status, envelope.code]).toEqual([400, 'merchant.mismatch']);
    }
  });

  const open = names.filter(
    (name) => endpoints[name].caller !== 'agent' && !('planned' in endpoints[name]),
  );

  it.each(open)('%s refuses a query it does not know', async (name) => {
    const asked = askedOf(name);
    const { payload: _, ...plain } = asked;
    const { status, envelope } = await (
      await browserOf(0, name)
    ).call(name, {
      ...plain,
      query: { ...asked.query, surprise: '1' },
    });
    expect([status, envelope.code]).toEqual([400, 'request.invalid']);
    expect(envelope.errors).toContainEqual({ field: 'surprise', code: 'additionalProperties' });
  });

  const taking = open.filter((name) => 'body' in endpoints[name].request);
  it.each(taking)('%s refuses a field it does not know', async (name) => {
    const asked = askedOf(name);
    const { status, envelope } = await (
      await browserOf(0, name)
    ).call(name, {
      ...(asked.params && { params: asked.params }),
      body: { ...(asked.payload === undefined ? asked.body : { data: 'x' }), surprise: '1' },
    });
    expect([status, envelope.code]).toEqual([400, 'request.invalid']);
    expect(envelope.errors).toContainEqual({ field: 'surprise', code: 'additionalProperties' });
  });
});
