import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addOffer, type TestOffer } from '../../../testing/players/offers.ts';
import { photoOf, pngOf } from '../../../testing/made-files/pictures.ts';

const DAY = 86_400_000;
const PNG = await pngOf();
const JPEG = await photoOf(1);

let gateway: TestGateway;
let member: Browser;
beforeAll(async () => {
  gateway = await openGateway();
  member = gateway.visit('aurora');
  await member.login('bayani_new');
});
afterAll(() => gateway.stop());

const offer = (given: TestOffer = {}) =>
  addOffer(gateway, { way: 'claim', minDeposit: 5_000n, ...given });

const statusOf = async (id: string, browser = member) =>
  (await browser.call('promotionStatus', { params: { id } })).envelope.value;
const claim = (id: string, more: object = {}) =>
  member.call('claimPromotion', { params: { id }, body: { remark: 'please' }, ...more });

it('lists each with its pictures in order, its dates and its headings [PR-02 api]', async () => {
  const id = await offer({ noExpiry: true });
  const query = { types: 'PR', language: 'TY' };
  const { envelope } = await member.call('announcements', { query });
  expect(envelope.value?.promotion.find((one) => one.id === id)).toMatchObject({
    title: 'Alok',
    noExpiry: 1,
    announcementImages: [
      { sequence: 1, url: '/img/one.svg' },
      { sequence: 2, url: '/img/two.svg' },
    ],
    promoAnnouncementCategoryIds: ['1', '2'],
  });
});

it('has a status for every time and every member [PR-06 api]', async () => {
  const now = gateway.now();
  expect((await statusOf(await offer({ way: 'claim' })))?.status).toBe('CLAIM');
  expect((await statusOf(await offer({ way: 'join' })))?.status).toBe('JOIN');
  expect((await statusOf(await offer({ way: 'read' })))?.status).toBe('CLOSE');
  expect((await statusOf(await offer({ starts: now + DAY })))?.status).toBe('COMING_SOON');
  expect((await statusOf(await offer({ ends: now - 1 })))?.status).toBe('CLOSE');
  expect((await statusOf(await offer({ ends: now - 1, noExpiry: true })))?.status).toBe('CLAIM');
  expect((await statusOf(await offer({ audience: [1, 2] })))?.status).toBe('CLOSE');
});

it('says the terms in figures', async () => {
  expect((await statusOf(await offer({ way: 'join' })))?.terms).toEqual({
    wagering: 2,
    minDeposit: '50.00',
    maxBonus: '100.00',
    days: 7,
    match: 0,
    cap: '10000.00',
    maxStake: '10000.00',
    product: 'ALL',
    weights: [{ type: '*', percent: 100 }],
    audience: 'all',
  });
});

it('takes a claim with a remark and pictures, once [PR-07 api] [PR-08 api]', async () => {
  const id = await offer();
  const { status, envelope } = await claim(id, { files: [PNG, JPEG] });
  expect([status, envelope.value]).toEqual([200, { status: 'APPLYING' }]);
  expect((await statusOf(id))?.status).toBe('APPLYING');
  const kept = await gateway.db
    .selectFrom('upload')
    .innerJoin('upload_object', 'upload_object.hash', 'upload.hash')
    .select(['content_type', 'width', 'height', 'checked', 'bytes'])
    .where('subject', '=', `promotion:${id}`)
    .orderBy('id')
    .execute();
  expect(kept).toMatchObject([
    { content_type: 'image/png', width: 8, height: 8, checked: true },
    { content_type: 'image/jpeg', width: 32, height: 16, checked: true },
  ]);
  const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
  expect((await pixels(kept[0]?.bytes ?? JPEG)).equals(await pixels(PNG))).toBe(true);
  const again = await claim(id);
  expect([again.status, again.envelope.code]).toEqual([422, 'promotion.closed']);
});

it('acts once for a key, and tells the key’s owner the same again', async () => {
  const id = await offer();
  const headers = { 'idempotency-key': 'claim-key-1' };
  const all = await Promise.all([
    claim(id, { headers }),
    claim(id, { headers }),
    claim(id, { headers }),
  ]);
  expect(all.map(({ envelope }) => envelope.value)).toEqual(
    Array.from({ length: 3 }, () => ({ status: 'APPLYING' })),
  );
  const other = await claim(id, { headers, body: { remark: 'something else' } });
  expect(other.envelope.code).toBe('idempotency.mismatch');
});

it('lets one of two claims through that are made at once', async () => {
  const id = await offer();
  const both = await Promise.all([claim(id), claim(id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

it('answers everybody while one member claims thirty times at once', async () => {
  const id = await offer({ way: 'join', wagering: 3 });
  await claim(id);
  const other = gateway.visit('aurora');
  await other.login('luis2026x');
  const claims = Array.from({ length: 30 }, () => claim(id));
  const wallets = Array.from({ length: 5 }, () => other.call('wallet'));
  expect(new Set((await Promise.all(wallets)).map(({ status }) => status))).toEqual(new Set([200]));
  const codes = (await Promise.all(claims)).map(({ envelope }) => envelope.code);
  expect(new Set(codes)).toEqual(new Set(['promotion.closed']));
});

it('gives at once what needs no deposit, and follows it from there [PR-06 api]', async () => {
  const id = await offer({ way: 'join', wagering: 3, minDeposit: 0n });
  expect((await statusOf(id))?.status).toBe('JOIN');
  const { envelope } = await claim(id);
  expect(envelope.value).toEqual({ status: 'PROCESS', grantId: expect.stringMatching(/^\d+$/) });
  expect(await statusOf(id)).toMatchObject({
    status: 'PROCESS',
    progress: { wagered: '0.00', required: '300.00', expiresAt: expect.any(Number) },
  });
  expect((await claim(id)).envelope.code).toBe('promotion.closed');
  const next = await offer({ way: 'join', minDeposit: 0n });
  expect((await claim(next)).envelope.value?.status).toBe('ISSUED');
  const { value } = (await member.call('bonus')).envelope;
  expect(value?.waiting.map(({ promotionId }) => promotionId)).toEqual([next]);
  const body = { amount: value?.active?.balance ?? '' };
  await member.call('giveUpBonus', { params: { id: value?.active?.id ?? '' }, body });
  expect((await statusOf(id))?.status).toBe('CLOSE');
  expect((await statusOf(next))?.status).toBe('PROCESS');
});

it('waits for a deposit where it comes with one', async () => {
  const id = await offer({ way: 'join', wagering: 3 });
  expect((await claim(id)).envelope.value).toEqual({ status: 'JOINED' });
  expect(await statusOf(id)).toMatchObject({
    status: 'JOINED',
    progress: { wagered: '0.00', required: '300.00' },
  });
  expect((await claim(id)).envelope.code).toBe('promotion.closed');
});

it('is nobody’s before it is published', async () => {
  const id = await offer({ isDraft: true });
  expect((await claim(id)).envelope.code).toBe('promotion.missing');
  const { envelope } = await member.call('announcements', { query: { types: 'PR' } });
  expect(envelope.value?.promotion.some((one) => one.id === id)).toBe(false);
});

it.each<[string, object, string]>([
  ['a remark of 141 letters', { body: { remark: 'x'.repeat(141) } }, 'request.invalid'],
  ['four pictures', { files: [PNG, PNG, PNG, PNG] }, 'upload.invalid'],
  ['a picture that is none', { files: [Buffer.from('GIF89a')] }, 'upload.invalid'],
  ['a picture that was cut', { files: [PNG.subarray(0, 50)] }, 'upload.invalid'],
  [
    'an SVG',
    { files: [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')] },
    'upload.invalid',
  ],
  [
    'a picture above 5 MB',
    { files: [Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)])] },
    'upload.invalid',
  ],
  ['no key', { headers: { 'idempotency-key': '' } }, 'request.invalid'],
])('refuses %s [PR-07 api] [PR-08 api]', async (_, more, code) => {
  const id = await offer();
  const { status, envelope } = await claim(id, more);
  expect([status < 500, envelope.code]).toEqual([true, code]);
  expect((await statusOf(id))?.status).toBe('CLAIM');
});

it('takes nothing but multipart', async () => {
  const id = await offer();
  const answer = await member.send({
    method: 'POST',
    path: `/wps/promotion/${id}/claim`,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'some-key-1' },
    body: '{"remark":"x"}',
  });
  expect(answer.status).toBe(415);
});

it('knows no promotion of another merchant', async () => {
  const id = await offer({ merchant: 'noir' });
  expect((await claim(id)).envelope.code).toBe('promotion.missing');
  const { envelope } = await member.call('promotionStatus', { params: { id } });
  expect(envelope.code).toBe('promotion.missing');
});
