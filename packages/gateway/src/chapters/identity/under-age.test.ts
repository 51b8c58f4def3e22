import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { caseOf, whoever } from '../../testing/players/applicant.ts';
import { openCounter, type Counter } from '../../testing/players/counter.ts';
import { addGambler, GAME, type Gambler } from '../../testing/players/gambler.ts';
import { askedAs, openOffice, type Colleague, type Office } from '../../testing/players/office.ts';
import { noiseOf } from '../../testing/made-files/pictures.ts';
import { policyWith } from '../../testing/sites.ts';

const gates = ['beforeWithdraw', 'beforeDeposit', 'beforePlay'] as const;
const siteOf = (gate: (typeof gates)[number]) => `gate-${gate.toLowerCase()}`;

let gateway: TestGateway;
let office: Office;
let counter: Counter;
const desks = new Map<string, readonly [Colleague, Colleague]>();
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    config: { memberWrites: 100_000 },
    sites: Object.fromEntries(
      gates.map((kycGate) => [siteOf(kycGate), { minAge: 21, policy: policyWith({ kycGate }) }]),
    ),
  });
  counter = await openCounter(gateway, gates.map(siteOf));
  office = openOffice(gateway);
  for (const site of gates.map(siteOf)) {
    const ida = await office.employ(`ida-${site}`, ['identity'], site);
    desks.set(site, [ida, await office.employ(`ivo-${site}`, ['identity'], site)]);
  }
});
afterAll(async () => {
  await counter.stop();
  office.close();
  await gateway.stop();
});

const because = ['--reason', 'document and face compared side by side'];

async function handIn({ browser }: Gambler, idNumber: string, birthDate: string): Promise<void> {
  await browser.call('setKycDetails', { payload: { ...whoever(), idNumber, birthDate } });
  for (const kind of ['front', 'back'] as const) {
    await browser.call('kycDocument', { body: { kind }, files: [await noiseOf(16)] });
  }
  await browser.call('kycLiveness', { body: {}, files: [await noiseOf(16)] });
  const { envelope } = await browser.call('beginKyc', { body: { level: 2 } });
  if (!envelope.success) throw new Error(envelope.code);
}

const codeOf = async ({ browser }: Gambler) =>
  (await browser.call('launch', { query: GAME })).envelope.code;

describe.each(gates)('somebody under age, at a site that asks who they are %s', (gate) => {
  const site = siteOf(gate);

  it('plays and pays in no more from that moment, whoever says how well they are known [RG-01 api] [RG-32 api]', async () => {
    const [ida] = desks.get(site) ?? [];
    const who = await addGambler(gateway, { merchant: site });
    // As well known as any gate wants, by an earlier look.
    await gateway.db.updateTable('member').set({ kyc_level: 1 }).where('id', '=', who.id).execute();
    const token = (await who.launch()) ?? '';
    expect((await who.bet(token, '1.00', `open-${site}`)).status).toBe(200);
    await handIn(who, `young-${who.id}`, '1990-04-12');
    // The document says what was not typed: nobody of the site’s age.
    const year = new Date(gateway.now()).getUTCFullYear() - 19;
    const number = await caseOf(gateway, who);
    await ida?.login();
    const given = ['--birth-date', `${year}-01-01`];
    await ida?.office('decide', 'identity', number, 'verify', ...given, ...because);
    expect((await who.bet(token, '1.00')).told.code).toBe('player.barred');
    expect((await who.win(token, '2.00', `open-${site}`)).status).toBe(200);
    expect(await codeOf(who)).toBe('rg.under_age');
    const paid = await counter.deposit(who, 'card', '50.00', randomUUID());
    expect(paid.envelope.code).toBe('rg.under_age');
    expect((await who.browser.call('wallet')).status).toBe(200);
    // Nobody alone lifts it, and no asking.
    const level = ['identity.level', site, '--account', who.account, '--level', '2'];
    await ida?.operate('act', ...level, ...because);
    expect((await who.browser.call('askReturn')).envelope.code).toBe('rg.too_early');
    expect(await codeOf(who)).toBe('rg.under_age');
  });
});

it('plays again where two people let them prove it anew, and another document shows their age', async () => {
  const site = siteOf('beforeWithdraw');
  const [ida, ivo] = desks.get(site) ?? [];
  const who = await addGambler(gateway, { merchant: site });
  await handIn(who, `wrong-${who.id}`, '1990-04-12');
  const number = await caseOf(gateway, who);
  await ida?.login();
  const given = ['--birth-date', '2015-01-01'];
  await ida?.office('decide', 'identity', number, 'verify', ...given, ...because);
  expect(await codeOf(who)).toBe('rg.under_age');
  const reopen = ['identity.reopen', site, '--case', number, ...because];
  const asked = askedAs((await ida?.operate('act', ...reopen)) ?? '');
  expect(await codeOf(who)).toBe('rg.under_age');
  await ivo?.login();
  await ivo?.office('vote', asked, 'yes');
  expect(await codeOf(who)).toBe('rg.under_age');
  await handIn(who, `right-${who.id}`, '1990-04-12');
  await ida?.login();
  await ida?.office('decide', 'identity', await caseOf(gateway, who), 'verify', ...because);
  expect(await codeOf(who)).toBeUndefined();
});
