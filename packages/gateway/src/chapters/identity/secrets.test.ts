import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../kernel/database/pool.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { Browser } from '../../testing/browser/browser.ts';
import { listen } from '../../testing/browser/events.ts';
import { openGateway } from '../../testing/gateway.ts';
import { noiseOf } from '../../testing/made-files/pictures.ts';
import { testOptions } from '../../testing/options.ts';
import { addApplicant, caseOf } from '../../testing/players/applicant.ts';
import { openOffice } from '../../testing/players/office.ts';
import { endProcesses, startProcess } from '../../testing/process.ts';
import { copyDemoState } from '../../testing/servers/state.ts';

const { options, sites, remove } = testOptions();
const state = copyDemoState();
afterAll(async () => {
  await endProcesses();
  remove();
  rmSync(state, { recursive: true, force: true });
});

const NUMBER = 'QX-4471-0093-8812';
const STREET = '12 Lantern Street';

/** As it is, as bytes of a dump, and as base64. */
const found = (text: string, secret: Buffer | string): boolean => {
  const bytes = Buffer.from(secret);
  return (
    text.includes(bytes.toString('utf8')) ||
    text.includes(bytes.toString('hex')) ||
    text.includes(bytes.toString('base64').replaceAll('=', ''))
  );
};

async function dumpOf(db: Kysely<Database>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`.execute(
    db,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: unknown }>`
      SELECT to_jsonb(one) AS row FROM ${sql.table(name)} AS one`.execute(db);
    parts.push(JSON.stringify(rows));
  }
  return parts.join('\n');
}

it('no dump, news, letter or figure has a document, its number or an address', async () => {
  const gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
  try {
    const one = await addApplicant(gateway);
    const stream = await listen(one.browser);
    const picture = await noiseOf(24);
    await one.tell({ idNumber: NUMBER });
    for (const kind of ['front', 'back', 'selfie'] as const) await one.show(kind, picture);
    await one.begin();
    const office = openOffice(gateway);
    const ida = await office.employ('ida', ['identity']);
    const number = await caseOf(gateway, one);
    const shown = await ida.office('show', 'identity', number);
    expect([found(shown, NUMBER), found(shown, STREET)]).toEqual([true, true]);
    const because = ['--reason', 'document and face compared side by side'];
    await ida.office('decide', 'identity', number, 'verify', ...because);
    await stream.next('kyc', {});
    const dump = await dumpOf(gateway.db);
    // What is there in the clear is found: the name that money goes to.
    expect(found(dump, 'Nova Reyes')).toBe(true);
    const pixels = picture.subarray(60, 120);
    const figures = await fetch(`http://127.0.0.1:${gateway.port}/metrics`, {
      headers: { host: `localhost:${gateway.port}` },
    });
    const told = {
      dump,
      news: JSON.stringify(stream.heard),
      letters: JSON.stringify((await one.browser.call('inbox', { query: {} })).envelope),
      own: JSON.stringify(await one.kyc()),
      figures: await figures.text(),
    };
    stream.stop();
    office.close();
    for (const [where, text] of Object.entries(told)) {
      for (const secret of [NUMBER, STREET, pixels]) {
        expect([where, found(text, secret)]).toEqual([where, false]);
      }
    }
  } finally {
    await gateway.stop();
  }
}, 90_000);

it('no line of the log has one either, whatever goes wrong', async () => {
  const environment = {
    LOG_LEVEL: 'trace',
    LIVERY_PEPPER: options.pepper,
    LIVERY_KEY: options.key,
  };
  const gateway = startProcess({ state, sites: sites.file, demo: true, environment });
  const { port, databaseUrl } = await gateway.ready();
  const browser = new Browser(port, 'aurora', Date.now);
  await browser.login('marisol88');
  const db = openDatabase(databaseUrl, () => {}, 1);
  await sql`UPDATE member SET kyc_level = 0, kyc_status = 'none' WHERE account = 'marisol88'`.execute(
    db,
  );
  const tell = (more: object) =>
    browser.call('setKycDetails', {
      payload: {
        name: 'Nova Reyes',
        birthDate: '1990-04-12',
        address: STREET,
        document: 'passport',
        idNumber: NUMBER,
        ...more,
      },
    });
  const answers = [
    await tell({ surprise: NUMBER }),
    await tell({ name: 7 }),
    await tell({ birthDate: '2020-01-01' }),
    await tell({}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 422, 200]);
  // A provider whose credentials do not open.
  await sql`INSERT INTO identity_account (merchant, provider, address, sealed, changed_at)
    VALUES ('aurora', 'demo', '', '', now())`.execute(db);
  const begun = await browser.call('beginKyc', { body: { level: 2 } });
  await db.destroy();
  const { output } = await gateway.end();
  const log = `${output}\n${readFileSync(join(state, 'postgres.log'), 'utf8')}`;
  expect(begun.envelope.code).toBe('provider.unavailable');
  expect(log).toContain('/wps/kyc/details');
  const shown = [...answers, begun].map(({ text }) => text).join('\n');
  for (const secret of [NUMBER, STREET]) {
    expect([found(log, secret), found(shown, secret)]).toEqual([false, false]);
  }
}, 90_000);
