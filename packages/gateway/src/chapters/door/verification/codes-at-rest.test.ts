import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVault } from '../../../kernel/vault/vault.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { testOptions } from '../../../testing/options.ts';
import { addPerson, codeFor } from '../../../testing/people.ts';

const { options, remove } = testOptions();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(async () => {
  await gateway.stop();
  remove();
});

/** A code that was sent, and what the database has of it. */
async function sent() {
  const { mobileNum } = await addPerson(gateway);
  const code = await codeFor(gateway, gateway.visit('aurora'), 'login', mobileNum);
  const mobile = `63${mobileNum}`;
  const { code_hash: kept, asker } = await gateway.db
    .selectFrom('phone_code')
    .select(['code_hash', 'asker'])
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  return { code, mobile, kept, asker };
}

it('is not kept where it could be read', async () => {
  const { code, kept } = await sent();
  expect(`${kept.toString('latin1')}${kept.toString('hex')}`).not.toContain(code);
});

it('is kept under the key, without which a million tries find nothing', async () => {
  const { code, mobile, kept, asker } = await sent();
  const under = (key: string) =>
    createVault(key).digest('code by SMS', 'aurora', mobile, 'login', asker, code);
  expect(kept.equals(under(options.key))).toBe(true);
  expect(kept.equals(under('another-key-that-is-as-long-as-that'))).toBe(false);
});
