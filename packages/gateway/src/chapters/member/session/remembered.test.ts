import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';
import type { Hear } from '../../../kernel/live/news.ts';
import { rememberSessions } from './remembered.ts';
import { hashSecret } from '../../../kernel/secrets/secrets.ts';
import { loadMerchants, type Merchant } from '../../../kernel/sites/merchants.ts';

let gateway: TestGateway;
let merchant: Merchant;
beforeAll(async () => {
  gateway = await openGateway();
  const aurora = loadMerchants(gateway.sites.file).find(({ code }) => code === 'aurora');
  if (aurora === undefined) throw new Error('there is no aurora');
  merchant = aurora;
});
afterAll(() => gateway.stop());

async function signIn(): Promise<{ browser: Browser; memberId: bigint }> {
  const { id: memberId, account } = await addPerson(gateway);
  const browser = gateway.visit('aurora');
  await browser.login(account);
  return { browser, memberId };
}

/** As whoever writes in the database does, and tells nobody. */
const endUnseen = (memberId: bigint) =>
  gateway.db.deleteFrom('session').where('member_id', '=', memberId).execute();

it('goes by what was found a moment ago where only something is read, and asks anew to write', async () => {
  const { browser, memberId } = await signIn();
  expect((await browser.call('wallet')).status).toBe(200);
  await endUnseen(memberId);
  expect((await browser.call('wallet')).status).toBe(200);
  const write = await browser.call('feedback', {
    body: { category: 'idea', content: 'A letter.' },
  });
  expect(write.status).toBe(401);
  gateway.advance(2_000);
  expect((await browser.call('wallet')).status).toBe(401);
});

it('takes no token but the one that was found', async () => {
  const { browser } = await signIn();
  expect((await browser.call('wallet')).status).toBe(200);
  const thief = gateway.visit('aurora');
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  thief.token = 'x'.repeat(43);
  expect((await thief.call('wallet')).status).toBe(401);
});

/** On its own, so that the order of things is the test's. */
function readerOf() {
  const hearers = new Set<Hear>();
  const subscribe = (hear: Hear) => {
    hearers.add(hear);
    return () => hearers.delete(hear);
  };
  const sessions = rememberSessions(gateway.db, gateway.now, { subscribe });
  const tell = (memberId: bigint) => {
    for (const hear of hearers) hear({ merchant: 'aurora', memberId, event: 'session', data: {} });
  };
  return { ...sessions, tell };
}

it.each(['the member', 'the session', 'news of it'] as const)(
  'forgets at once when %s is, and keeps nothing that was asked before',
  async (what) => {
    const { browser, memberId } = await signIn();
    const proof = { id: browser.cookies.get('__Host-sid') ?? '', token: browser.token ?? '' };
    const sessions = readerOf();
    const read = () => sessions.identify(merchant, proof, gateway.now(), true);
    const forget = () => {
      if (what === 'the member') sessions.forget({ merchant: 'aurora', memberId });
      else if (what === 'news of it') sessions.tell(memberId);
      else sessions.forget({ merchant: 'aurora', loginHash: hashSecret(proof.id) });
    };
    expect(await read()).toMatchObject({ memberId });
    const asked = sessions.identify(merchant, proof, gateway.now(), false);
    forget();
    expect(await asked).toMatchObject({ memberId });
    await endUnseen(memberId);
    expect(await read()).toBeNull();
  },
);
