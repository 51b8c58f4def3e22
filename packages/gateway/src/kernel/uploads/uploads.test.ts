import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser/browser.ts';
import { createDatabase, openGateway, type TestGateway } from '../../testing/gateway.ts';
import { addPerson } from '../../testing/people.ts';
import { pngOf } from '../../testing/made-files/pictures.ts';
import { allowance, spendAllowance } from './allowance.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/pool.ts';
import { openObjects } from './open-objects.ts';

const DAY = 86_400_000;
const NOBODYS = 'ab'.repeat(32);
const folder = mkdtempSync(join(tmpdir(), 'livery-uploads-'));
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(account: string): Promise<Browser> {
  const browser = gateway.visit('aurora');
  await browser.login(account);
  return browser;
}

const somebody = async () => signIn((await addPerson(gateway)).account);

const letter = (browser: Browser, files: readonly Buffer[]) =>
  browser.call('feedback', { body: { category: 'idea', content: 'Something to show you' }, files });
const rows = () => gateway.db.selectFrom('upload').selectAll().orderBy('id').execute();
const objectCount = async () =>
  (await gateway.db.selectFrom('upload_object').select('hash').execute()).length;
describe('a guest of free play', () => {
  it('writes to the operator, but sends no picture', async () => {
    const guest = gateway.visit('aurora');
    const { envelope } = await guest.call('trial', { body: { moduleId: 'FREEPLAY3' } });
    guest.token = envelope.value?.token;
    expect((await letter(guest, [])).status).toBe(200);
    const refused = await letter(guest, [await pngOf()]);
    expect([refused.status, refused.envelope.code]).toEqual([403, 'trial.forbidden']);
    expect(await rows()).toEqual([]);
  });
});

describe('a member', () => {
  const spend = (memberId: bigint, sizes: readonly number[], now = gateway.now()) =>
    spendAllowance(
      gateway.db,
      { merchant: 'aurora', memberId },
      sizes.map((size) => Buffer.alloc(size)),
      now,
    );
  const tooMuch = { code: 'rate.limited' };

  it('has so many pictures a day, and what does not fit takes nothing of it', async () => {
    const [{ id }, other] = [await addPerson(gateway), await addPerson(gateway)];
    const all = Array.from({ length: allowance.pictures - 1 }, () => 10);
    await spend(id, all);
    await expect(spend(id, [10, 10])).rejects.toMatchObject(tooMuch);
    await spend(id, [10]);
    await expect(spend(id, [10])).rejects.toMatchObject(tooMuch);
    await spend(other.id, [10]);
    await spend(id, all, gateway.now() + DAY);
  });

  it('has so many bytes a day', async () => {
    const { id } = await addPerson(gateway);
    const half = allowance.bytes / 2;
    await spend(id, [half]);
    await expect(spend(id, [half + 1])).rejects.toMatchObject(tooMuch);
    await spend(id, [half]);
    await expect(spend(id, [1])).rejects.toMatchObject({
      ...tooMuch,
      details: { headers: { 'retry-after': expect.stringMatching(/^\d{5}$/) } },
    });
  });

  it('of many who ask at once is let in as often as there is left', async () => {
    const { id } = await addPerson(gateway);
    const asked = await Promise.allSettled(
      Array.from({ length: allowance.pictures + 10 }, () => spend(id, [1])),
    );
    const admitted = asked.filter(({ status }) => status === 'fulfilled');
    expect(admitted).toHaveLength(allowance.pictures);
  });

  it('who has sent all of a day is refused, and the letter is not kept', async () => {
    const { id, account } = await addPerson(gateway);
    await spend(
      id,
      Array.from({ length: allowance.pictures }, () => 1),
    );
    const { status, envelope } = await letter(await signIn(account), [await pngOf()]);
    expect([status, envelope.code]).toEqual([429, 'rate.limited']);
    const letters = gateway.db.selectFrom('feedback').select('id').where('member_id', '=', id);
    expect(await letters.execute()).toEqual([]);
  });
});

/** The head of a letter, the first bytes of its picture, and nothing more. */
async function beginLetter({ port, merchant, cookies, token }: Browser, length: number) {
  const start =
    '--b\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n\xFF\xD8\xFF';
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asked = request(
    {
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/wps/feedback',
      agent: false,
      headers: {
        host: `${merchant}.localhost:${port}`,
        merchant,
        authorization: `Bearer ${token}`,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': String(length),
      },
    },
    (answer) => resolve(answer.statusCode ?? 0),
  );
  asked.once('error', reject);
  asked.write(Buffer.from(start, 'latin1'));
  const status = await promise;
  asked.destroy();
  return status;
}

it('is refused before a picture is read, who has too little left for it', async () => {
  const { id, account } = await addPerson(gateway);
  const whose = { merchant: 'aurora', memberId: id };
  await spendAllowance(gateway.db, whose, [Buffer.alloc(allowance.bytes - 1024)], gateway.now());
  expect(await beginLetter(await signIn(account), 5 * 1024 * 1024)).toBe(429);
});

describe('the bytes of pictures', () => {
  it('are kept once, however often they are sent, and each letter names them', async () => {
    const member = await somebody();
    const before = await objectCount();
    const picture = await pngOf(20, 10);
    await letter(member, [picture, picture]);
    await letter(await somebody(), [picture]);
    expect(await objectCount()).toBe(before + 1);
    const named = (await rows()).filter(({ width }) => width === 20);
    expect(named).toHaveLength(3);
    expect(new Set(named.map(({ hash }) => hash)).size).toBe(1);
  });

  it('go a day after nothing names them any more', async () => {
    const objects = openObjects(gateway.db, 'database');
    await letter(await somebody(), [await pngOf(30, 10)]);
    const named = (await rows()).find(({ width }) => width === 30)?.hash ?? '';
    await objects.put(NOBODYS, Buffer.from('nobody names this'));
    await objects.sweep(new Date(Date.now() - DAY));
    expect(await objects.get(NOBODYS)).toEqual(Buffer.from('nobody names this'));
    await objects.sweep(new Date(Date.now() + DAY));
    expect(await objects.get(NOBODYS)).toBeUndefined();
    expect(await objects.get(named)).toBeInstanceOf(Buffer);
    await objects.remove(named);
    expect(await objects.get(named)).toBeUndefined();
  });

  it('may lie in a folder, where those from before are found as well', async () => {
    const objects = openObjects(gateway.db, folder);
    await letter(await somebody(), [await pngOf(40, 10)]);
    const named = (await rows()).find(({ width }) => width === 40)?.hash ?? '';
    const bytes = await objects.get(named);
    expect(bytes).toBeInstanceOf(Buffer);
    await objects.put(named, bytes ?? Buffer.alloc(0));
    await objects.put(NOBODYS, Buffer.from('nobody names this'));
    await objects.put(NOBODYS, Buffer.from('nobody names this'));
    expect(readdirSync(join(folder, NOBODYS.slice(0, 2)))).toEqual([NOBODYS]);
    await objects.sweep(new Date(Date.now() - DAY));
    expect(await objects.get(NOBODYS)).toEqual(Buffer.from('nobody names this'));
    const old = new Date(Date.now() - 2 * DAY);
    for (const hash of [NOBODYS, named]) utimesSync(join(folder, hash.slice(0, 2), hash), old, old);
    await objects.sweep(new Date(Date.now() - DAY));
    expect(await objects.get(NOBODYS)).toBeUndefined();
    expect(readdirSync(join(folder, named.slice(0, 2)))).toEqual([named]);
    await expect(objects.put('../../etc/passwd', Buffer.from('x'))).rejects.toThrow('no hash');
  });

  it('are taken along from the time before, and marked as never looked at', async () => {
    const db = openDatabase(await createDatabase(), () => {}, 2);
    await migrate(db, '0008-catalogue');
    await sql`INSERT INTO member (merchant, account, account_key, nickname, type, created_at) VALUES ('aurora', 'a', 'a', 'a', 0, now())`.execute(
      db,
    );
    for (const subject of ['feedback:1', 'feedback:2']) {
      await sql`
        INSERT INTO upload (merchant, member_id, subject, content_type, bytes, at)
        SELECT 'aurora', id, ${subject}, 'image/png', ${Buffer.from('anything')}, now() FROM member`.execute(
        db,
      );
    }
    await migrate(db);
    const kept = await db.selectFrom('upload').selectAll().execute();
    const objects = await db.selectFrom('upload_object').selectAll().execute();
    expect(objects).toMatchObject([{ bytes: Buffer.from('anything') }]);
    expect(kept).toMatchObject([
      { subject: 'feedback:1', checked: false, size: 8, width: null, hash: objects[0]?.hash },
      { subject: 'feedback:2', checked: false, size: 8, width: null, hash: objects[0]?.hash },
    ]);
    await db.destroy();
  });
});
