import { chmodSync, copyFileSync, readFileSync, statSync, symlinkSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCodes, sealCodes } from '../../chapters/office/access/codes.ts';
import { resealCodes } from '../../chapters/office/access/reseal.ts';
import { createVault, type Vault } from '../../kernel/vault/vault.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import {
  codeOf,
  OFFICE_PASSWORD,
  openOffice,
  type Office,
  type TestTerminal,
} from '../../testing/players/office.ts';
import { tokenFile } from '../terminal/token-file.ts';

let gateway: TestGateway;
let office: Office;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  office = openOffice(gateway);
});
afterAll(async () => {
  office.close();
  await gateway.stop();
});

const at = (terminal: TestTerminal, ...args: string[]) =>
  gateway.operateAt(terminal, 'office', ...args);
const onceIn = (text: string): string => /Shown this once: (\S+)/.exec(text)?.[1] ?? '';
const secretIn = ({ heard }: TestTerminal): string =>
  /^ {2}([A-Z2-7]{32})$/m.exec(heard.join('\n'))?.[1] ?? '';

/** As somebody would, with what they were told: answers the secret of their codes. */
async function enrolAt(terminal: TestTerminal, name: string, invitation: string): Promise<string> {
  const code = () => codeOf(secretIn(terminal), gateway.now() - 30_000);
  terminal.answers.push(invitation, OFFICE_PASSWORD, OFFICE_PASSWORD, code);
  expect(await at(terminal, 'enrol', name)).toContain(`${name} is enrolled`);
  return secretIn(terminal);
}

const files = (terminal: TestTerminal, name: string) => tokenFile(terminal, name);

it('begins with an owner whom the machine lets in, until there are two', async () => {
  const [one, two] = [office.openTerminal(), office.openTerminal()];
  for (const [terminal, name] of [
    [one, 'olga'],
    [two, 'omar'],
  ] as const) {
    const said = await gateway.operate(
      'office',
      'staff',
      'invite',
      name,
      '--owner',
      '--merchant',
      'aurora',
    );
    const secret = await enrolAt(terminal, name, onceIn(said));
    terminal.answers.push(OFFICE_PASSWORD, codeOf(secret, gateway.now()));
    expect(await at(terminal, 'login', '--as', name)).toContain('logged in');
    const uri = terminal.heard.find((line) => line.includes('otpauth://')) ?? '';
    expect(uri).toContain('issuer=Livery%20office');
  }
  await expect(
    gateway.operate('office', 'staff', 'invite', 'eve', '--owner', '--merchant', 'aurora'),
  ).rejects.toThrow('There are owners: olga and omar');
  const people = await at(one, 'staff', '--as', 'olga', '--merchant', 'aurora');
  expect(people).toMatch(/olga +enrolled +owner\n/);
  // It concerns every merchant, and stands in the book of each.
  for (const merchant of ['aurora', 'noir']) {
    expect(await gateway.operate('audit', merchant)).toContain('let an owner in, from the machine');
  }
});

it('keeps no password and no token where it can be read', async () => {
  const ana = await office.employ('ana', ['payments']);
  const rows = await gateway.db.selectFrom('audit').selectAll().execute();
  const staff = await gateway.db.selectFrom('staff').selectAll().execute();
  const sessions = await gateway.db.selectFrom('staff_session').selectAll().execute();
  const token = readFileSync(files(ana.terminal, 'ana'), 'utf8');
  const all = JSON.stringify([rows, staff, sessions], (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  for (const secret of [OFFICE_PASSWORD, token]) expect(all).not.toContain(secret);
});

it('wants a password and a code, and takes a code once', async () => {
  const ben = await office.employ('ben', ['support']);
  const tryWith = (password: string, code: string) => {
    ben.terminal.answers.push(password, code);
    return at(ben.terminal, 'login', '--as', 'ben');
  };
  const wrong = 'Name, password and code do not fit together.';
  // The one that let them in a moment ago.
  await expect(tryWith(OFFICE_PASSWORD, ben.code())).rejects.toThrow(wrong);
  gateway.advance(30_000);
  await expect(tryWith('another hat of feathers', ben.code())).rejects.toThrow(wrong);
  await expect(tryWith(OFFICE_PASSWORD, '000000')).rejects.toThrow(wrong);
  await expect(tryWith(OFFICE_PASSWORD, ben.code(-2))).rejects.toThrow(wrong);
  expect(await tryWith(OFFICE_PASSWORD, ben.code(1))).toContain('logged in');
  // Two half minutes at once: neither the same again nor the one before.
  await expect(tryWith(OFFICE_PASSWORD, ben.code(1))).rejects.toThrow(wrong);
  await expect(tryWith(OFFICE_PASSWORD, ben.code())).rejects.toThrow(wrong);
});

it('lets whoever guesses wait, longer each time, also those who guess all at once', async () => {
  const cleo = await office.employ('cleo', ['support']);
  const tryWith = async (password: string) => {
    const terminal = office.openTerminal();
    terminal.answers.push(password, cleo.code(1));
    return at(terminal, 'login', '--as', 'cleo').then(
      () => 'in',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
  };
  const said = await Promise.all(
    Array.from({ length: 9 }, () => tryWith('guess guess guess guess')),
  );
  expect(said.filter((text) => text.startsWith('Name, password'))).toHaveLength(5);
  expect(said.filter((text) => text.startsWith('There were too many tries'))).toHaveLength(4);
  expect(await tryWith(OFFICE_PASSWORD)).toContain('Wait 60 seconds');
  gateway.advance(60_000);
  expect(await tryWith('guess guess guess guess')).toContain('Name, password');
  expect(await tryWith(OFFICE_PASSWORD)).toContain('Wait 120 seconds');
  gateway.advance(120_000);
  expect(await tryWith(OFFICE_PASSWORD)).toBe('in');
});

it('says the same of somebody who does not work here', async () => {
  const terminal = office.openTerminal();
  terminal.answers.push(OFFICE_PASSWORD, '123456');
  await expect(at(terminal, 'login', '--as', 'nobody')).rejects.toThrow('do not fit together');
});

it('keeps what lets in for one user of one machine at one terminal', async () => {
  const dora = await office.employ('dora', ['support']);
  const file = files(dora.terminal, 'dora');
  const order = () => dora.operate('sessions', 'aurora', 'nobody');
  const refused = 'dora is not logged in at this terminal';
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(order()).rejects.toThrow('aurora has no member nobody');
  // Carried to another terminal of the same user.
  const other = office.openTerminal();
  copyFileSync(file, files(other, 'dora'));
  await expect(
    gateway.operateAt(other, 'sessions', 'aurora', 'nobody', '--as', 'dora'),
  ).rejects.toThrow(refused);
  // Shown under another name.
  copyFileSync(file, files(dora.terminal, 'ana'));
  await expect(
    gateway.operateAt(dora.terminal, 'sessions', 'aurora', 'x', '--as', 'ana'),
  ).rejects.toThrow('ana is not logged in');
  chmodSync(file, 0o640);
  await expect(order()).rejects.toThrow(refused);
  chmodSync(file, 0o600);
  await expect(order()).rejects.toThrow('no member nobody');
  const aside = `${file}.aside`;
  copyFileSync(file, aside);
  rmSync(file);
  symlinkSync(aside, file);
  await expect(order()).rejects.toThrow(refused);
});

it('ends a session after 15 idle minutes, after 8 hours, and when it is told to', async () => {
  const emil = await office.employ('emil', ['support']);
  const order = () => emil.operate('sessions', 'aurora', 'nobody');
  const isIn = () => expect(order()).rejects.toThrow('no member nobody');
  const isOut = () => expect(order()).rejects.toThrow('not logged in');
  gateway.advance(14 * 60_000);
  await isIn();
  gateway.advance(15 * 60_000);
  await isOut();
  await emil.login();
  for (let turn = 0; turn < 34; turn += 1) {
    gateway.advance(14 * 60_000);
    await isIn();
  }
  gateway.advance(5 * 60_000);
  await isOut();
  await emil.login();
  expect(await emil.operate('office', 'logout')).toContain('logged out');
  await isOut();
});

it('ends all of a person at once, in the database itself', async () => {
  const owner = await office.employ('odin', ['owner'], '*');
  const fred = await office.employ('fred', ['support']);
  expect(await owner.office('sessions')).toContain('fred');
  expect(await owner.office('sessions', 'end', 'fred')).toContain('1 of fred ended');
  await expect(fred.operate('sessions', 'aurora', 'nobody')).rejects.toThrow('not logged in');
  await fred.login();
  await owner.office('staff', 'end', 'fred');
  await expect(fred.operate('sessions', 'aurora', 'nobody')).rejects.toThrow('not logged in');
  const open = await gateway.db
    .selectFrom('staff_session')
    .select('id')
    .where('name', '=', 'fred')
    .where('ended_at', 'is', null)
    .execute();
  expect(open).toEqual([]);
  await expect(fred.login()).rejects.toThrow('do not fit together');
});

it('takes an invitation once, in 15 minutes, and a password that is none of the usual', async () => {
  const owner = await office.employ('ovid', ['owner'], '*');
  const invited = async () => onceIn(await owner.office('staff', 'invite', 'gina'));
  const terminal = office.openTerminal();
  const enrol = (...answers: string[]) => {
    terminal.answers.splice(0, Infinity, ...answers);
    return at(terminal, 'enrol', 'gina');
  };
  const first = await invited();
  await expect(enrol('not-this-one')).rejects.toThrow('no invitation of gina');
  await expect(enrol(first, 'fourteen signs')).rejects.toThrow('15 to 200 characters');
  await expect(enrol(first, 'Livery-gina-2026')).rejects.toThrow('tried first');
  await expect(enrol(first, OFFICE_PASSWORD, 'something else here')).rejects.toThrow('different');
  await expect(enrol(first, OFFICE_PASSWORD, OFFICE_PASSWORD, '000000')).rejects.toThrow(
    'no code of this secret',
  );
  const second = await invited();
  await expect(enrol(first)).rejects.toThrow('no invitation of gina');
  gateway.advance(15 * 60_000);
  await expect(enrol(second)).rejects.toThrow('it has run out');
  await owner.login();
  const third = await invited();
  await enrolAt(office.openTerminal(), 'gina', third);
  await expect(enrol(third)).rejects.toThrow('no invitation of gina');
});

it('carries codes over to a new key, and says whose it cannot', async () => {
  const { db, vault } = gateway;
  const former = createVault('the key of the year before this one');
  const hugo = await office.employ('hugo', ['support']);
  const seal = async (by: Vault) => {
    const { totp_sealed: sealed } = await db
      .selectFrom('staff')
      .select('totp_sealed')
      .where('name', '=', 'hugo')
      .executeTakeFirstOrThrow();
    const plain = sealed && openCodes(vault, 'hugo', sealed);
    if (!plain) throw new Error('no codes');
    const totp_sealed = sealCodes(by, 'hugo', plain);
    await db.updateTable('staff').set({ totp_sealed }).where('name', '=', 'hugo').execute();
  };
  await seal(former);
  const warned: object[] = [];
  const house = { db, vault, warn: (about: object) => void warned.push(about) };
  await resealCodes(house, undefined);
  expect(warned).toEqual([{ name: 'hugo' }]);
  gateway.advance(30_000);
  await expect(hugo.login()).rejects.toThrow('do not fit together');
  await resealCodes(house, former);
  await hugo.login();
});
