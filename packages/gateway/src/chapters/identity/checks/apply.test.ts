import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf, everyChapter } from '../../all.ts';
import type { News } from '../../../kernel/live/news.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addApplicant, type Applicant } from '../../../testing/players/applicant.ts';
import type { ProviderCheck } from '../providers/port.ts';
import type { CaseRow } from '../rows/cases.ts';
import { applyFinding } from './apply.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
});
afterAll(() => gateway.stop());

const told: News[] = [];

const rowOf = ({ id }: Applicant): Promise<CaseRow> =>
  gateway.db
    .selectFrom('kyc_case')
    .selectAll()
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();

/** Somebody whom a provider has under a name of ours. */
async function addLookedAt(reference: string): Promise<Applicant> {
  const one = await addApplicant(gateway);
  await one.tell();
  await gateway.db
    .updateTable('kyc_case')
    .set({ provider: 'demo', reference })
    .where('member_id', '=', one.id)
    .execute();
  return one;
}

async function apply(row: CaseRow, reference: string, checks: readonly ProviderCheck[]) {
  const { db, now: clock, vault } = gateway;
  const merchant = gateway.desk().merchants.find(({ code }) => code === 'aurora');
  if (merchant === undefined) throw new Error('no aurora');
  const live = { publish: (news: News) => void told.push(news) };
  const services = { db, clock, vault, events: eventsOf(everyChapter), live };
  await applyFinding(services, merchant, row, { reference, stage: 'finished', checks });
}

const document = { name: 'Nova Reyes', birthDate: '1990-04-12', number: 'X-1' };
const check = (id: string, more: Partial<ProviderCheck> = {}): ProviderCheck => ({
  id,
  outcome: 'passed',
  reasons: [],
  at: gateway.now(),
  document: { ...document, number: id },
  ...more,
});
const refused = (id: string) =>
  check(id, { outcome: 'refused', reasons: [{ step: 'check', why: 'not_accepted' }] });

it('leaves alone what was decided, whatever is found later, and keeps that it was found', async () => {
  const one = await addLookedAt('K-decided');
  await apply(await rowOf(one), 'K-decided', [check('first')]);
  expect((await one.kyc()).status).toBe('verified');
  const news = told.length;
  await apply(await rowOf(one), 'K-decided', [check('first'), refused('second')]);
  expect([(await one.kyc()).status, told.length]).toEqual(['verified', news]);
  const { id } = await rowOf(one);
  const rows = await gateway.db
    .selectFrom('kyc_check')
    .select('external')
    .where('case_id', '=', id)
    .orderBy('id')
    .execute();
  expect(rows.map(({ external }) => external)).toEqual(['first', 'second']);
});

it('moves nothing that was begun anew while it was read', async () => {
  const one = await addLookedAt('K-former');
  const read = await rowOf(one);
  await one.tell({ name: 'Iris Santos' });
  await apply(read, 'K-former', [refused('of-before')]);
  expect((await one.kyc()).status).toBe('none');
  expect((await rowOf(one)).reference).toBeNull();
});

it('takes the last of several, and refuses whom the document shows to be too young', async () => {
  const one = await addLookedAt('K-several');
  const born = `${new Date(gateway.now()).getUTCFullYear() - 16}-01-01`;
  const young = check('passed-but-young', { document: { ...document, birthDate: born } });
  const blurred = check('blurred', {
    outcome: 'again',
    reasons: [{ step: 'check', why: 'blurred' }],
  });
  await apply(await rowOf(one), 'K-several', [blurred, young]);
  const { status, reasons } = await one.kyc();
  expect([status, reasons]).toEqual(['rejected', [{ step: 'check', why: 'under_age' }]]);
});

it('leaves to a person whose document has another name, and does not believe a pass without one', async () => {
  const [one, other] = [await addLookedAt('K-name'), await addLookedAt('K-bare')];
  const named = check('named', { document: { ...document, name: 'Somebody Else' } });
  await apply(await rowOf(one), 'K-name', [named]);
  await apply(await rowOf(other), 'K-bare', [check('bare', { document: undefined })]);
  expect([(await one.kyc()).status, (await other.kyc()).status]).toEqual([
    'under_review',
    'under_review',
  ]);
});
