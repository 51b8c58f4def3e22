import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { askedAs, openOffice, type Colleague, type Office } from '../../testing/players/office.ts';
import { noiseOf } from '../../testing/made-files/pictures.ts';
import { addApplicant, caseOf, whoever, type Applicant } from '../../testing/players/applicant.ts';

let gateway: TestGateway;
let office: Office;
let ida: Colleague;
let ivo: Colleague;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
  office = openOffice(gateway);
  ida = await office.employ('ida', ['identity']);
  ivo = await office.employ('ivo', ['identity']);
});
afterAll(async () => {
  office.close();
  await gateway.stop();
});

const because = ['--reason', 'document and face compared side by side'];

const decide = async (one: Applicant, decision: string, ...more: string[]) =>
  ida.office('decide', 'identity', await caseOf(gateway, one), decision, ...more);

async function refuse(one: Applicant): Promise<void> {
  const id = askedAs(await decide(one, 'refuse', ...because));
  await ivo.office('vote', id, 'yes');
}

const memberOf = (one: Applicant) =>
  gateway.db.selectFrom('member').selectAll().where('id', '=', one.id).executeTakeFirstOrThrow();

const lettersOf = async (one: Applicant) =>
  (await one.browser.call('inbox', { query: {} })).envelope.value?.list.map(({ title }) => title);

describe('somebody who proves who they are', () => {
  it('is told what is needed next, and is verified by a person [MC-05 api] [BX-15 api] [RG-32 api]', async () => {
    const one = await addApplicant(gateway);
    const first = await one.kyc();
    expect(first).toMatchObject({ level: 0, status: 'none', way: 'upload', reasons: [] });
    expect(first.needed).toEqual(['details', 'front', 'back', 'selfie', 'check']);
    expect(first.limits.withdraw).toBe(false);
    expect(await one.tell()).toBe('ok');
    expect((await one.kyc()).needed).toEqual(['front', 'back', 'selfie', 'check']);
    expect(await one.begin()).toBe('kyc.incomplete');
    for (const kind of ['front', 'back', 'selfie'] as const) await one.show(kind);
    const draft = await one.kyc();
    expect(draft.needed).toEqual(['check']);
    expect(draft.draft?.details).toMatchObject({ name: 'Nova Reyes', document: 'id_card' });
    expect(JSON.stringify(draft)).not.toContain('PH-');
    expect(draft.draft?.pictures.map(({ kind }) => kind)).toEqual(['front', 'back', 'selfie']);
    expect(await one.begin()).toBe('ok');
    const sent = await one.kyc();
    expect([sent.status, sent.needed]).toEqual(['under_review', []]);
    expect(sent.sentAt).toBeGreaterThan(0);
    expect((await one.browser.call('memberInfo')).envelope.value?.kyc.status).toBe('under_review');

    expect(await ida.office('queue', 'identity')).toContain(await caseOf(gateway, one));
    await decide(one, 'verify', '--name', 'Nóva Reyes', '--birth-date', '1991-01-02', ...because);
    const verified = await one.kyc();
    expect(verified).toMatchObject({ level: 2, status: 'verified', needed: [], reasons: [] });
    expect(verified.limits).toEqual({ play: true, deposit: true, withdraw: true });
    // What the document says counts, and no longer what was typed.
    expect(await memberOf(one)).toMatchObject({
      birthday: '1991-01-02',
      profile: { payeeName: 'Nóva Reyes' },
    });
    expect(await lettersOf(one)).toEqual(['We know who you are']);
    expect(await one.tell()).toBe('kyc.closed');
  });

  it('needs no back of a passport', async () => {
    const one = await addApplicant(gateway);
    await one.tell({ document: 'passport' });
    expect((await one.kyc()).needed).toEqual(['front', 'selfie', 'check']);
  });

  it('may leave the number out that is there, of the same document alone', async () => {
    const one = await addApplicant(gateway);
    const { idNumber: _, ...rest } = whoever();
    const tell = async (said: object) =>
      (await one.browser.call('setKycDetails', { payload: said })).envelope;
    expect((await tell(rest)).errors).toEqual([{ field: 'idNumber', code: 'required' }]);
    await one.tell();
    expect((await tell({ ...rest, name: 'Nova M. Reyes' })).success).toBe(true);
    expect((await tell({ ...rest, document: 'passport' })).code).toBe('request.invalid');
    expect((await one.kyc()).draft?.details).toMatchObject({ name: 'Nova M. Reyes' });
  });

  it('is asked for more: which part, and why, and hands in that part alone', async () => {
    const one = await addApplicant(gateway);
    await one.applyWith();
    await decide(one, 'more', '--step', 'back', '--why', 'blurred');
    const back = await one.kyc();
    expect([back.status, back.reasons, back.needed]).toEqual([
      'none',
      [{ step: 'back', why: 'blurred' }],
      ['back', 'check'],
    ]);
    expect(await one.begin()).toBe('kyc.incomplete');
    expect(await one.show('back')).toBe('ok');
    expect((await one.kyc()).reasons).toEqual([]);
    expect(await one.begin()).toBe('ok');
    await decide(one, 'verify', ...because);
    expect((await one.kyc()).status).toBe('verified');
    // The picture that somebody looked at stays beside the one that took its place.
    const rows = await gateway.db
      .selectFrom('kyc_document')
      .select('replaced_at')
      .where('member_id', '=', one.id)
      .where('kind', '=', 'back')
      .orderBy('id')
      .execute();
    expect(rows.map(({ replaced_at: at }) => at === null)).toEqual([false, true]);
  });

  it('is refused by two people, in one word, and begins anew when two others say so', async () => {
    const one = await addApplicant(gateway);
    await one.applyWith();
    await expect(decide(one, 'refuse', '--reason', 'no')).rejects.toThrow('Say what was seen');
    const id = askedAs(await decide(one, 'refuse', ...because));
    expect((await one.kyc()).status).toBe('under_review');
    await expect(ida.office('vote', id, 'yes')).rejects.toThrow('ida');
    await ivo.office('vote', id, 'yes');
    const refused = await one.kyc();
    expect(refused).toMatchObject({ level: 0, status: 'rejected', needed: [] });
    expect(refused.reasons).toEqual([{ step: 'check', why: 'not_accepted' }]);
    expect([await one.tell(), await one.show('front'), await one.begin()]).toEqual([
      'kyc.closed',
      'kyc.closed',
      'kyc.closed',
    ]);
    const reopen = ['identity.reopen', 'aurora', '--case', await caseOf(gateway, one), ...because];
    await ivo.office('vote', askedAs(await ida.operate('act', ...reopen)), 'yes');
    const anew = await one.kyc();
    expect([anew.status, anew.needed[0], anew.draft]).toEqual(['none', 'details', undefined]);
    await one.applyWith();
    expect((await one.kyc()).status).toBe('under_review');
  });
});

it('is no matter of a number while somebody looks at it, and stays refused below what is proven', async () => {
  const one = await addApplicant(gateway);
  await one.applyWith();
  const level = (to: number) =>
    ida.operate(
      'act',
      'identity.level',
      'aurora',
      '--account',
      one.account,
      '--level',
      String(to),
      ...because,
    );
  await expect(level(2)).rejects.toThrow('waits to be decided');
  await refuse(one);
  await level(1);
  expect((await one.kyc()).status).toBe('rejected');
  const breach = /identity +BROKEN/;
  expect(await gateway.operate('books', 'aurora')).not.toMatch(breach);
  const set = (status: 'none' | 'rejected') =>
    gateway.db.updateTable('member').set({ kyc_status: status }).where('id', '=', one.id).execute();
  await set('none');
  await expect(gateway.operate('books', 'aurora')).rejects.toThrow(breach);
  await set('rejected');
  const until = (days: number) =>
    gateway.db
      .updateTable('kyc_case')
      .set({ keep_until: new Date(Date.now() + days * 86_400_000) })
      .where('member_id', '=', one.id)
      .execute();
  await until(-2);
  await expect(gateway.operate('books', 'aurora')).rejects.toThrow(/documents +BROKEN/);
  await until(2);
  await level(2);
  expect((await one.kyc()).status).toBe('verified');
});

describe('an age', () => {
  it('is asked of what is typed, and once more of the document', async () => {
    const one = await addApplicant(gateway);
    const young = `${new Date(gateway.now()).getUTCFullYear() - 17}-01-01`;
    expect(await one.tell({ birthDate: young })).toBe('age.under');
    expect(await one.tell({ birthDate: '1990-02-30' })).toBe('request.invalid');
    await one.applyWith();
    await decide(one, 'verify', '--birth-date', young, ...because);
    const refused = await one.kyc();
    expect([refused.status, refused.reasons]).toEqual([
      'rejected',
      [{ step: 'check', why: 'under_age' }],
    ]);
    expect((await memberOf(one)).kyc_level).toBe(0);
  });
});

describe('the same document as another member’s', () => {
  it('is told to staff alone, and refused in the same words', async () => {
    const [first, second, third] = [
      await addApplicant(gateway),
      await addApplicant(gateway),
      await addApplicant(gateway),
    ];
    await first.applyWith({ idNumber: 'AB 123-456' });
    await decide(first, 'verify', ...because);
    await second.applyWith({ idNumber: 'ab123456' });
    await third.applyWith();
    const seen = await ida.office('show', 'identity', await caseOf(gateway, second));
    expect(seen).toContain(`${first.account}, verified`);
    await expect(decide(second, 'verify', ...because)).rejects.toThrow('Another member');
    // Until it is decided they look as anybody else does, and after it, too.
    const told = async (one: Applicant) => ({ ...(await one.kyc()), sentAt: 0 });
    expect(await told(second)).toEqual(await told(third));
    for (const one of [second, third]) await refuse(one);
    expect(await told(second)).toEqual(await told(third));
    expect(await lettersOf(second)).toEqual(await lettersOf(third));
  });

  it('is known by its picture as well', async () => {
    const picture = await noiseOf(24);
    const [first, second] = [await addApplicant(gateway), await addApplicant(gateway)];
    for (const one of [first, second]) await one.applyWith();
    for (const one of [first, second])
      await decide(one, 'more', '--step', 'front', '--why', 'expired');
    for (const one of [first, second]) {
      await one.show('front', picture);
      await one.begin();
    }
    await decide(first, 'verify', ...because);
    await expect(decide(second, 'verify', ...because)).rejects.toThrow('Another member');
  });
});

describe('two tabs', () => {
  it('begin one case, and hand it in once', async () => {
    const one = await addApplicant(gateway);
    const told = await Promise.all([one.tell(), one.tell(), one.show('front'), one.show('front')]);
    expect(told).toEqual(['ok', 'ok', 'ok', 'ok']);
    for (const kind of ['back', 'selfie'] as const) await one.show(kind);
    expect(await Promise.all([one.begin(), one.begin(), one.begin()])).toEqual(['ok', 'ok', 'ok']);
    const of = (table: 'kyc_case' | 'kyc_document') =>
      gateway.db.selectFrom(table).select('id').where('member_id', '=', one.id).execute();
    expect([await of('kyc_case'), await of('kyc_document')].map(({ length }) => length)).toEqual([
      1, 3,
    ]);
    // What comes while somebody looks at it is not taken.
    expect([await one.tell(), await one.show('back')]).toEqual(['kyc.closed', 'kyc.closed']);
  });
});

describe('a document that runs out', () => {
  it('leaves its member known, and asks anew before money leaves', async () => {
    const one = await addApplicant(gateway);
    await one.applyWith();
    await expect(decide(one, 'verify', '--valid-until', '2020-01-01', ...because)).rejects.toThrow(
      'has run out',
    );
    const day = new Date(gateway.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await decide(one, 'verify', '--valid-until', day, ...because);
    expect((await one.kyc()).validUntil).toBe(Date.parse(`${day}T23:59:59Z`));
    gateway.advance(5 * 86_400_000);
    await expect
      .poll(async () => (await memberOf(one)).kyc_status, { timeout: 60_000 })
      .toBe('none');
    await one.browser.login(one.account);
    const after = await one.kyc();
    expect([after.level, after.limits.withdraw, after.needed[0]]).toEqual([1, false, 'details']);
    expect(await lettersOf(one)).toContain('Your document has run out');
  });
});
