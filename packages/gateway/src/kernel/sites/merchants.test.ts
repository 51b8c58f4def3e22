import type { MerchantRecord } from '@livery/contract/merchants';
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { policyWith, withCodes, writeSites } from '../../testing/sites.ts';
import { loadMerchants } from './merchants.ts';

type Change = Partial<MerchantRecord>;

/** What is said of a file in which aurora and noir are otherwise than usual. */
function saidOf(aurora: Change, noir: Change = {}): string {
  const { folder, file } = writeSites({ aurora, noir });
  try {
    loadMerchants(file);
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.message.replace(file, 'FILE') : 'no error';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const codesOn = (host: string, headers: Readonly<Record<string, string>> = {}): Change => ({
  firebase: { projectId: 'livery-test', codes: { host, headers } },
});

it.each<[string, Change, Change?]>([
  ['hosts as they usually are', withCodes('one'), withCodes('two')],
  [
    'an address, a name of one word and one with figures',
    { domains: ['10.0.0.1', 'shop', '1.a-b.example'] },
  ],
  ['a header of many words', { headers: { 'X-Note': "default-src 'none'; img-src data:" } }],
  ['no header at all', { headers: {} }],
])('takes %s', (_, aurora, noir) => {
  expect(saidOf(aurora, noir)).toBe('taken');
});

it.each<[string, Change, string, Change?]>([
  ['the start page', { domains: ['localhost'] }, 'localhost, which is the gateway’s own'],
  [
    'the start page by its address',
    { domains: ['127.0.0.1'] },
    '127.0.0.1, which is the gateway’s own',
  ],
  ['the games of the house', { domains: ['games.localhost'] }, 'games.localhost, where games are'],
  [
    'games of its own, whatever they are written with',
    { domains: ['play.example'], hosts: { games: ['https://Play.example:8443/'], images: [] } },
    'play.example, where games are',
  ],
  [
    'games of another',
    { domains: ['play.example'] },
    'play.example, where games are',
    { hosts: { games: ['games.localhost', 'play.example:*'], images: [] } },
  ],
  [
    'phone codes',
    { ...codesOn('codes.example'), domains: ['codes.example'] },
    'codes.example, where phone codes are',
  ],
  [
    'phone codes of another',
    { domains: ['codes.example'] },
    'codes.example, where phone codes are',
    codesOn('codes.example'),
  ],
  [
    'a name with a dot behind',
    { domains: ['aurora.example.'] },
    'aurora.example., which is no name of a host',
  ],
  [
    'a name that begins with a dot',
    { domains: ['.example'] },
    '.example, which is no name of a host',
  ],
  ['two dots', { domains: ['a..example'] }, 'a..example, which is no name of a host'],
  ['a line at an end', { domains: ['a-.example'] }, 'a-.example, which is no name of a host'],
])('refuses a domain that is %s', (_, aurora, why, noir) => {
  expect(saidOf(aurora, noir)).toBe(`FILE gives aurora the domain ${why}. Name another host.`);
});

it.each<[string, Change, string]>([
  ['the start page', codesOn('localhost'), 'localhost, which is the gateway’s own'],
  ['games', codesOn('games.localhost'), 'games.localhost, where games are'],
  [
    'a name with a dot behind',
    codesOn('codes.example.'),
    'codes.example., which is no name of a host',
  ],
])('refuses a host of phone codes that is %s', (_, aurora, why) => {
  expect(saidOf(aurora)).toBe(
    `FILE gives aurora the host of phone codes ${why}. Name another host.`,
  );
});

it.each<[string, string, string]>([
  ['a line break', 'x-note', 'one\r\nset-cookie: sid=1'],
  ['a line break alone', 'x-note', 'one\ntwo'],
  ['an end in the middle', 'x-note', 'one\0two'],
  ['letters that no header has', 'x-note', 'Zürich – €'],
  ['a name of two words', 'x note', 'one'],
  ['no name', '', 'one'],
  ['a name with a line break', 'x\r\ny', 'one'],
])('refuses a header with %s', (_, name, value) => {
  const why = `FILE gives aurora a header ${JSON.stringify(name)} that cannot be sent: a name is one word, and a value one line of plain letters.`;
  expect(saidOf({ headers: { [name]: value } })).toBe(why);
  expect(saidOf(codesOn('codes.example', { [name]: value }))).toBe(why);
});

it('looks at a header of the site and one of phone codes each by itself, though they have one name', () => {
  const sent = codesOn('codes.example', { 'x-note': 'one' });
  expect(saidOf({ ...sent, headers: { 'x-note': 'one\ntwo' } })).toContain('cannot be sent');
});

it('refuses a merchant of whose policy it knows nothing, and says what to do', () => {
  const { raiseDelay: _, ...old } = policyWith();
  const owed = (policy: unknown) => saidOf({}, { policy } as Change);
  const mended = '`livery build` of this release writes it.';
  const what = 'FILE does not say what players of noir are owed';
  expect(owed(undefined)).toBe(`${what}. ${mended}`);
  expect(owed(old)).toBe(`${what} (/ must have required properties raiseDelay). ${mended}`);
  expect(owed({ ...old, raiseDelay: 'soon' })).toContain(`${what} (/raiseDelay `);
  expect(owed(policyWith({ breakMinutes: -1 }))).toContain(`${what} (/breakMinutes `);
  expect(owed({ ...policyWith(), cashOnly: true })).toContain(`${what} (/cashOnly `);
  expect(owed(policyWith({ failedDepositLock: { failures: 5, minutes: 10 } }))).toBe('taken');
});

it('knows every part of a policy by its shape', () => {
  for (const part of Object.keys(policyWith()))
    expect(saidOf({ policy: { ...policyWith(), [part]: [] } } as Change), part).toContain(
      `what players of aurora are owed (/${part}`,
    );
});
