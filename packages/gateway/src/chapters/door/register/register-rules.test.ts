import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../testing/gateway.ts';
import { newName, novicesOf, openRegistry } from '../../../testing/players/novices.ts';
import { addPerson } from '../../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openRegistry();
});
afterAll(() => gateway.stop());

const { apply, choose, chooseNothing } = novicesOf(() => gateway);
beforeEach(chooseNothing);

describe('a password', () => {
  it.each([
    ['that everybody tries', 'password123'],
    ['that everybody tries, masked', 'P@ssw0rd1!'],
    ['that is a word with figures for letters', 'w3lc0me2026!'],
    ['of keys in a row', 'qwertyuiop'],
    ['of keys in a row, backwards', '87654321'],
    ['of one key', 'aaaaaaaaaa'],
    ['that is a date', '17041990'],
    ['with the name of the site', 'AuroraBay#77'],
    ['with the name of the site in words', 'my Aurora Bay!'],
    ['that is the username', 'Weak_Novice'],
    ['that is the username with a mark', 'weaknovice!!'],
    ['that is the phone number', '0917-555-0001'],
  ])('%s is refused', async (_, password) => {
    const { status, envelope } = await apply(gateway.visit('aurora'), {
      username: 'weak_novice',
      password,
      confirmPassword: password,
      mobileNum: '09175550001',
      countryDialingCode: '63',
    });
    expect([status, envelope.code]).toEqual([422, 'password.weak']);
    expect(envelope.errors).toEqual([{ field: 'password', code: 'common' }]);
  });

  it('of any characters is taken, and is the same however it is typed', async () => {
    const browser = gateway.visit('aurora');
    const password = 'Señora 🌊 Ñandú';
    const { status, payload } = await apply(browser, {
      password,
      confirmPassword: password,
    });
    expect(status).toBe(200);
    expect((await browser.login(payload.username, password.normalize('NFD'))).status).toBe(200);
  });
});

describe('a name that is taken', () => {
  it('is refused whatever its case [RE-33 api]', async () => {
    const { account } = await addPerson(gateway);
    const { status, envelope } = await apply(gateway.visit('aurora'), {
      username: account.toUpperCase(),
    });
    expect([status, envelope.code]).toEqual([409, 'username.taken']);
  });

  it('is free on another site', async () => {
    const { account } = await addPerson(gateway, { merchant: 'noir' });
    expect((await apply(gateway.visit('aurora'), { username: account })).status).toBe(200);
  });

  it('opens one account for two requests at once', async () => {
    await choose({});
    const username = newName();
    const answers = await Promise.all(
      [username, username.toUpperCase(), username].map((name) =>
        apply(gateway.visit('aurora'), { username: name }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ envelope }) => envelope.code)).toEqual([
      'username.taken',
      'username.taken',
    ]);
    const accounts = await gateway.db
      .selectFrom('member')
      .innerJoin('ledger_account', 'ledger_account.member_id', 'member.id')
      .select('member.id')
      .where('account_key', '=', username.toLowerCase())
      .execute();
    expect(accounts).toHaveLength(1);
  });

  it('may be an address, of whatever case, also of two requests at once', async () => {
    const { email } = await addPerson(gateway);
    const taken = await apply(gateway.visit('aurora'), { email: email.toUpperCase() });
    expect([taken.status, taken.envelope.code]).toEqual([409, 'email.taken']);

    const twins = await Promise.all(
      ['Twin@example.org', 'twin@example.org'].map((one) =>
        apply(gateway.visit('aurora'), { email: one }),
      ),
    );
    expect(twins.map(({ envelope }) => envelope.code).toSorted()).toEqual([
      'email.taken',
      undefined,
    ]);
  });
});

describe('an age', () => {
  const DAY = 86_400_000;
  /** The day it is in Manila, some years and days ago. */
  const ago = (years: number, days = 0) => {
    const today = new Date(gateway.now() + 8 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
    return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`.replace('-02-29', '-03-01');
  };

  it('is reached on the birthday, by the day it is where the merchant is', async () => {
    // Just after midnight in Manila it is still the day before in UTC.
    const sinceMidnight = (gateway.now() + 8 * 3_600_000) % DAY;
    gateway.advance(DAY - sinceMidnight + 60_000);
    expect((await apply(gateway.visit('aurora'), { birthday: ago(21) })).status).toBe(200);
    const { status, envelope } = await apply(gateway.visit('aurora'), { birthday: ago(21, 1) });
    expect([status, envelope.code, envelope.params]).toEqual([422, 'age.under', { age: 21 }]);
    // And just before it, nobody is a day older.
    gateway.advance(DAY - 120_000);
    expect((await apply(gateway.visit('aurora'), { birthday: ago(21) })).status).toBe(200);
    const early = await apply(gateway.visit('aurora'), { birthday: ago(21, 1) });
    expect(early.envelope.code).toBe('age.under');
  });

  it('of somebody born on 29 February is reached on 1 March', async () => {
    const march = Date.parse('2029-02-28T16:00:00Z');
    gateway.advance(march - 60_000 - gateway.now());
    const browser = gateway.visit('aurora');
    const early = await apply(browser, { birthday: '2008-02-29' });
    expect(early.envelope.code).toBe('age.under');
    gateway.advance(march + 60_000 - gateway.now());
    expect((await apply(browser, { birthday: '2008-02-29' })).status).toBe(200);
  });

  it('comes from a day there was', async () => {
    const { envelope } = await apply(gateway.visit('aurora'), { birthday: '1990-02-30' });
    expect(envelope.errors).toEqual([{ field: 'birthday', code: 'pattern' }]);
  });

  it('is asked for wherever there is a least one, whatever the site chose', async () => {
    await choose({ fields: { birthday: 'off' } });
    const { envelope } = await apply(gateway.visit('aurora'), { birthday: undefined });
    expect(envelope.errors).toEqual([{ field: 'birthday', code: 'required' }]);
  });
});
