import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPicture } from '../rows/documents.ts';
import { createVault } from '../../../kernel/vault/vault.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { photoOf, pngOf } from '../../../testing/made-files/pictures.ts';
import { addApplicant, caseOf, type Applicant } from '../../../testing/players/applicant.ts';
import { resealIdentities } from './reseal.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, config: { memberWrites: 100_000 } });
});
afterAll(() => gateway.stop());

const keyOf = async (one: Applicant) => ({
  merchant: 'aurora',
  id: BigInt(await caseOf(gateway, one)),
});

const kept = async (one: Applicant, vault = gateway.vault) =>
  openPicture(gateway.db, vault, await keyOf(one), 'front');

const rows = () =>
  gateway.db.selectFrom('kyc_document').selectAll().orderBy('merchant').orderBy('id').execute();

describe('a picture of a document', () => {
  it('is drawn anew from three formats: neither a place nor a tail is left', async () => {
    const one = await addApplicant(gateway);
    const photo = await photoOf(6);
    expect(photo.toString('latin1')).toContain('Written by a camera');
    const tailed = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const webp = await sharp(await pngOf(20, 10))
      .webp()
      .toBuffer();
    const seen = [];
    for (const picture of [tailed, webp, await pngOf()]) {
      expect(await one.show('front', picture)).toBe('ok');
      const bytes = (await kept(one)) ?? Buffer.of();
      expect(bytes.toString('latin1')).not.toMatch(/camera|script|EXIF/i);
      const { format, width, height } = await sharp(bytes).metadata();
      seen.push([format, width, height]);
    }
    // The way up that the camera said.
    expect(seen).toEqual([
      ['jpeg', 16, 32],
      ['jpeg', 20, 10],
      ['png', 8, 8],
    ]);
  });

  it('is refused where it is none, too large, too wide or a bomb', async () => {
    const one = await addApplicant(gateway);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const gif = await sharp(await pngOf())
      .gif()
      .toBuffer();
    const png = await pngOf();
    const bomb = await sharp({
      create: { width: 20_000, height: 20_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const hostile: Readonly<Record<string, Buffer>> = {
      svg,
      gif,
      broken: png.subarray(0, 60),
      'a PNG by its first bytes': Buffer.concat([png.subarray(0, 8), svg]),
      'a WebP by its first bytes': Buffer.from('RIFF\0\0\0\0WEBPVP8 <script>'),
      wide: await pngOf(4097, 1),
      bomb,
      large: Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]),
    };
    for (const [name, picture] of Object.entries(hostile)) {
      expect([name, await one.show('front', picture)]).toEqual([name, 'upload.invalid']);
    }
    const none = await one.browser.call('kycDocument', { body: { kind: 'front' }, files: [] });
    const two = await one.browser.call('kycLiveness', { body: {}, files: [png, png] });
    expect([none.envelope.code, two.envelope.code]).toEqual(['upload.invalid', 'upload.invalid']);
    expect((await one.kyc()).draft).toBeUndefined();
  }, 60_000);

  it('never lies where other pictures lie', async () => {
    const one = await addApplicant(gateway);
    await one.show('front');
    const objects = await gateway.db.selectFrom('upload_object').select('hash').execute();
    const uploads = await gateway.db.selectFrom('upload').select('id').execute();
    expect([objects, uploads]).toEqual([[], []]);
  });

  it('opens in its own row alone', async () => {
    const [one, other] = [await addApplicant(gateway), await addApplicant(gateway)];
    await one.show('front');
    await other.show('front');
    await sql`UPDATE kyc_document AS the SET sealed = from_.sealed, sealed_key = from_.sealed_key
      FROM kyc_document AS from_
      WHERE the.member_id = ${other.id} AND from_.member_id = ${one.id}`.execute(gateway.db);
    await expect(kept(other)).rejects.toThrow('does not open');
    expect(await kept(one)).toBeDefined();
    await gateway.db.deleteFrom('kyc_document').where('member_id', '=', other.id).execute();
  });
});

describe('a draft', () => {
  it('that is never sent goes after thirty days, and one that came back does not', async () => {
    const one = await addApplicant(gateway);
    await one.tell();
    await one.show('front');
    const begun = gateway.now();
    const isThere = async () => (await kept(one)) !== undefined;
    await gateway.sweep(begun + 29 * 86_400_000);
    expect(await isThere()).toBe(true);
    await gateway.sweep(begun + 31 * 86_400_000);
    expect(await isThere()).toBe(false);
    await one.browser.login(one.account);
    expect((await one.kyc()).needed[0]).toBe('details');
    const sent = await addApplicant(gateway);
    await sent.applyWith();
    await gateway.sweep(gateway.now() + 31 * 86_400_000);
    expect(await kept(sent)).toBeDefined();
  });
});

// Last: from then on another key opens what is there.
describe('another key', () => {
  const next = createVault('the key of the next year, made by somebody');

  it('takes documents and numbers along, and reads no picture for it', async () => {
    const people = [await addApplicant(gateway), await addApplicant(gateway)];
    for (const one of people) await one.applyWith({ idNumber: 'DRILL-1' });
    const before = await rows();
    const pictures = await Promise.all(people.map((one) => kept(one)));
    const blinds = () =>
      gateway.db.selectFrom('kyc_case').select('blind').where('blind', 'is not', null).execute();
    const former = await blinds();

    const { db } = gateway;
    await expect(resealIdentities({ db, vault: next })).rejects.toThrow('another LIVERY_KEY');
    const wrong = createVault('a key that somebody found in a drawer');
    await expect(resealIdentities({ db, vault: next }, wrong)).rejects.toThrow('LIVERY_KEY_FORMER');
    expect(await rows()).toEqual(before);

    await resealIdentities({ db, vault: next }, gateway.vault);
    const after = await rows();
    expect(after.map(({ sealed }) => sealed)).toEqual(before.map(({ sealed }) => sealed));
    const numbers = new Set(
      after.flatMap(({ sealed_key: key }) =>
        key === null ? [] : [key.subarray(0, 4).toString('hex')],
      ),
    );
    expect([...numbers]).toEqual([next.number.toString('hex')]);
    expect(await Promise.all(people.map((one) => kept(one, next)))).toEqual(pictures);
    await expect(Promise.all(people.map((one) => kept(one)))).rejects.toThrow('does not open');
    // Who has the same document is still seen.
    const latest = await blinds();
    expect(latest).not.toEqual(former);
    const times = new Map<string, number>();
    for (const { blind } of latest) {
      const name = blind?.toString('hex') ?? '';
      times.set(name, (times.get(name) ?? 0) + 1);
    }
    expect([...times.values()]).toContain(2);
    // The next start has nothing to do, with or without the former key.
    await resealIdentities({ db, vault: next });
    expect(await rows()).toEqual(after);
  });
});
