import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { send } from '../../../testing/browser/http.ts';
import { sweep } from '../../../kernel/database/sweep.ts';
import { sweepGames } from '../winners/plays.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
  await gateway.db
    .insertInto('jackpot')
    .values({
      merchant: 'aurora',
      id: 'test-pot',
      name: 'Test pot',
      base: 100_000n,
      since: new Date(gateway.now()),
      share_ppm: 10_000,
      seed: 50_000n,
      cap: 100_010n,
      node_ids: ['moon-orchard'],
      position: 0,
      last_win_by: 'marisol88',
      last_win: 123_456n,
      last_win_at: new Date(gateway.now()),
    })
    .execute();
});
afterAll(() => gateway.stop());

async function pot() {
  gateway.advance(10_000);
  const { envelope } = await gateway.visit('aurora').call('jackpots');
  return envelope.value?.list.find(({ jackpotId }) => jackpotId === 'test-pot');
}

it('shows a jackpot as it stands, and its last win without the winner’s name', async () => {
  expect(await pot()).toMatchObject({
    amount: '1000.00',
    currency: 'PHP',
    seed: '500.00',
    gameIds: ['moon-orchard'],
    lastWin: { amount: '1234.56' },
  });
  expect((await pot())?.lastWin?.customerName).not.toContain('marisol88');
});

it('grows by its share of what is staked, and not beyond its cap', async () => {
  const member = gateway.visit('aurora');
  await member.login('marisol88');
  const query = { vendor: 'BGS', nodeId: 'moon-orchard' };
  const { envelope } = await member.call('launch', { query });
  const token = new URL(envelope.value?.url ?? '').hash.slice(1);
  const spin = (stake: string, key: string) =>
    send(gateway.port, {
      method: 'POST',
      path: '/orchard/api/spin',
      headers: { host: `games.localhost:${gateway.port}`, 'content-type': 'application/json' },
      body: JSON.stringify({ token, stake, key }),
    });
  expect((await spin('5.00', 'jackpot-1')).status).toBe(200);
  expect((await pot())?.amount).toBe('1000.05');
  await spin('100.00', 'jackpot-2');
  expect((await pot())?.amount).toBe('1000.10');
});

it('stands where it stood when the days that are over are added up', async () => {
  const before = (await pot())?.amount;
  const kept = () =>
    gateway.db
      .selectFrom('jackpot')
      .select('kept')
      .where('id', '=', 'test-pot')
      .executeTakeFirstOrThrow();
  expect(Number((await kept()).kept)).toBeLessThan(0.01);
  await sweep(gateway.db, gateway.now() + 3 * 86_400_000, [sweepGames]);
  expect(Number((await kept()).kept)).toBe(10_500);
  expect((await pot())?.amount).toBe(before);
});

it('says how it is funded, what it begins with and of when its figure is [RG-27 api] [BX-12 api]', async () => {
  await gateway.db
    .updateTable('jackpot')
    .set({ won_by: 'combination', rtp_part: '0.90' })
    .where('id', '=', 'test-pot')
    .execute();
  const before = gateway.now();
  const told = await pot();
  expect(told).toMatchObject({ share: '1.00', wonBy: 'combination', rtpPart: '0.90' });
  expect(told).toMatchObject({ seed: '500.00', cap: '1000.10' });
  expect(told?.updatedAt).toBeGreaterThan(before);
  gateway.advance(2_000);
  const { envelope } = await gateway.visit('aurora').call('jackpots');
  // It has not been reckoned since, and says so.
  const again = envelope.value?.list.find(({ jackpotId }) => jackpotId === 'test-pot');
  expect(again?.updatedAt).toBe(told?.updatedAt);
});

it('is named by the games that feed it', async () => {
  const params = { nodeId: 'moon-orchard' };
  const { envelope } = await gateway.visit('aurora').call('gameInfo', { params });
  expect(envelope.value?.jackpotIds).toContain('test-pot');
  expect(envelope.value?.jackpotShare).toBe('1.00');
});
