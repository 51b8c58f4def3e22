import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVault } from '../../../kernel/vault/vault.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { sealInstruments } from './seal.ts';
import { blindOf, numberBoundTo, sharersOf } from './store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

const NUMBER = '700100200999';
const rows = () =>
  gateway.db.selectFrom('instrument').selectAll().orderBy('merchant').orderBy('id').execute();

it('seals numbers anew under a new key, compares them by it, and stops where it has none', async () => {
  const { db, vault: former } = gateway;
  const [one, other] = (await rows()).filter(({ merchant }) => merchant === 'aurora');
  if (one === undefined || other === undefined) throw new Error('no accounts');
  // Two members with the same number.
  for (const { merchant, id, member_id: memberId } of [one, other]) {
    const sealed = former.seal(Buffer.from(NUMBER), numberBoundTo({ merchant, memberId }));
    const blind = blindOf(former, merchant, 'bank', NUMBER);
    const own = db.updateTable('instrument').where((its) => its.and({ merchant, id }));
    await own.set({ sealed, blind }).execute();
  }
  const before = await rows();
  const vault = createVault('another key, which is as long as it has to be');
  await expect(sealInstruments({ db, vault })).rejects.toThrow('LIVERY_KEY_FORMER');
  expect(await rows()).toEqual(before);

  await sealInstruments({ db, vault }, former);
  const after = await rows();
  for (const { merchant, member_id: memberId, sealed } of after) {
    const bound = numberBoundTo({ merchant, memberId });
    expect((sealed && vault.open(sealed, bound))?.toString()).toMatch(/^\d{12}$/);
    expect(sealed && former.open(sealed, bound)).toBeUndefined();
  }
  const opened = after.find(({ id, merchant }) => id === one.id && merchant === one.merchant);
  expect(opened?.blind).toEqual(blindOf(vault, 'aurora', 'bank', NUMBER));
  expect(opened && (await sharersOf(db, opened))).toEqual([other.member_id]);
  // Once more does nothing.
  await sealInstruments({ db, vault });
  expect(await rows()).toEqual(after);
});
