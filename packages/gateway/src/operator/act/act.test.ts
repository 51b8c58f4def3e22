import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { addPerson, type Person } from '../../testing/people.ts';
import { everyAct } from '../acts.ts';
import { operatorCommand } from '../commands.ts';
import { ORDER_OPTIONS } from '../terminal/options.ts';
import { paramsOf } from './params.ts';

let gateway: TestGateway;
let person: Person;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  person = await addPerson(gateway);
});
afterAll(() => gateway.stop());

const act = (...args: string[]) => gateway.operate('act', ...args);
const audit = () =>
  gateway.db.selectFrom('audit').select(['act', 'subject', 'person']).orderBy('n').execute();

it('lists the acts of every chapter', async () => {
  const list = await act();
  for (const name of ['site.close', 'claim.answer', 'letter.send', 'sessions.end', 'vendor.on'])
    expect(list).toMatch(new RegExp(`^ +${name} `, 'm'));
});

it('shows what an act asks for, by its schema', async () => {
  const help = await act('sessions.end');
  expect(help).toContain('Usage: pnpm gateway act sessions.end <merchant>');
  expect(help).toContain('--account <text>');
  expect(help).toMatch(/--id <text> +of a device/);
  expect(help).toContain('(may be left out)');
  expect(await act('claim.answer')).toContain('--answer approve|refuse');
});

it('says what acts there are, and what one asks for, where no database is', async () => {
  const nowhere = (): never => {
    throw new Error('somebody asked for the database');
  };
  expect(await operatorCommand('act', [], nowhere)).toContain('site.close');
  const help = await operatorCommand('act', ['site.close'], nowhere);
  expect(help).toContain('Usage: pnpm gateway act site.close <merchant>');
  expect(await operatorCommand('act', ['site.close', 'aurora', '--help'], nowhere)).toBe(help);
  expect(await operatorCommand('act', ['--help'], nowhere)).toContain('pnpm gateway act <act>\n');
});

it('orders one, and the book has it', async () => {
  await gateway.visit('aurora').login(person.account);
  const said = await act('sessions.end', 'aurora', '--account', person.account, '--by', 'Ana');
  expect(JSON.parse(said)).toMatchObject({ account: person.account, ended: 1 });
  expect((await audit()).at(-1)).toEqual({
    act: 'sessions.end',
    subject: person.id.toString(),
    person: 'Ana',
  });
});

it('asks for nothing under a name that every order has', () => {
  const options = everyAct.flatMap(paramsOf).map(({ option }) => option);
  for (const name of ORDER_OPTIONS) expect(options).not.toContain(`--${name}`);
});

it('is the same order under one key, by its act and by its own command', async () => {
  const keyed = ['--by', 'Ana', '--key', 'once'];
  await gateway.operate('sessions', 'aurora', person.account, 'end', 'all', ...keyed);
  const again = await act('sessions.end', 'aurora', '--account', person.account, ...keyed);
  expect(again).toContain('This was done before, under the same key');
});

it.each([
  [['nothing.such'], 'There is no act nothing.such.'],
  [['sessions.end', 'aurora'], 'Missing: --account.'],
  [['sessions.end', 'nowhere', '--account', 'x'], 'There is no merchant nowhere.'],
  [['sessions.end', 'aurora', '--account', 'x', '--colour', 'red'], '--colour is not understood.'],
  [['sessions.end', 'aurora', 'mango', '--account', 'x'], 'Usage: pnpm gateway act sessions.end'],
  [['letter.send', 'aurora', '--account', 'x', '--letter', 'no.json'], 'no.json cannot be read.'],
  [
    ['vendor.new-secret', 'aurora', '--vendor', 'JL', '--valid-for', 'long'],
    '--valid-for takes a time such as 90m, 12h or 7d.',
  ],
])('says of %j what is wrong, and writes nothing', async (args, sentence) => {
  const before = await audit();
  await expect(act(...args)).rejects.toThrow(sentence);
  expect(await audit()).toEqual(before);
});
