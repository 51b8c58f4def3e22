import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVault } from '../../../kernel/vault/vault.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { pngOf } from '../../../testing/made-files/pictures.ts';
import { addRemitter, openHandDesk } from '../../../testing/players/by-hand.ts';
import { sealSlips } from './keeping.ts';
import { openSlip } from './slips.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  await openHandDesk(gateway);
});
afterAll(() => gateway.stop());

it('opens slips with another LIVERY_KEY once that is given the former one, and starts with no third', async () => {
  const one = await addRemitter(gateway);
  const { orderId } = await one.order();
  expect(await one.say(orderId, await pngOf())).toBe('ok');
  const order = { merchant: 'aurora', id: BigInt(orderId) };
  const { db, vault: former } = gateway;
  const vault = createVault('the key that comes after it');
  const sealed = () => db.selectFrom('deposit_slip').select('sealed').executeTakeFirstOrThrow();
  const before = await sealed();
  await expect(sealSlips({ db, vault })).rejects.toThrow('LIVERY_KEY_FORMER');
  const other = createVault('a key of somebody else');
  await expect(sealSlips({ db, vault }, other)).rejects.toThrow('LIVERY_KEY_FORMER');
  await sealSlips({ db, vault }, former);
  expect((await openSlip(db, vault, order))?.subarray(1, 4).toString()).toBe('PNG');
  // The picture itself was not touched.
  expect(await sealed()).toEqual(before);
});
