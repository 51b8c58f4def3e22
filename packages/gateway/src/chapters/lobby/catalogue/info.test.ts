import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { send } from '../../../testing/browser/http.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

it('tells of a game what its vendor tells, and leads to the rules of one of the house [RG-26 api] [BX-13 api]', async () => {
  const browser = gateway.visit('aurora');
  const infoOf = async (nodeId: string) =>
    (await browser.call('gameInfo', { params: { nodeId } })).envelope.value;
  const own = await infoOf('moon-orchard');
  expect(own).toMatchObject({ volatility: 'medium', maxWin: 51, jackpotShare: null });
  const rules = new URL(own?.rulesUrl?.replace('{language}', 'EN') ?? '');
  const page = await send(gateway.port, { path: rules.pathname, headers: { host: rules.host } });
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Moon Orchard')]);
  const path = '/orchard/api/rules';
  const pays = await send(gateway.port, { path, headers: { host: rules.host } });
  expect(JSON.parse(pays.text)).toMatchObject({ rtp: own?.rtp, paytable: expect.any(Array) });

  const { nodeId } = await withoutFacts();
  const nothing = { rtp: null, volatility: null, maxWin: null, minBet: null, maxBet: null };
  expect(await infoOf(nodeId)).toEqual({
    ...nothing,
    rulesUrl: null,
    jackpotIds: [],
    jackpotShare: null,
  });
});

it.each(['http://vendor.example/', 'javascript:alert(1)', '//vendor.example', 'house:../secret'])(
  'writes down no rules at %s',
  async (address) => {
    const written = gateway.db.updateTable('game').set({ rules_url: address });
    await expect(written.where('node_id', '=', 'moon-orchard').execute()).rejects.toThrow(
      /rules_url/,
    );
  },
);

/** A game whose vendor tells nothing of it, once every catalogue has been read anew. */
async function withoutFacts() {
  const nodeId = 'tells-nothing';
  await sql`
    INSERT INTO game (merchant, node_id, vendor, title, category, heat, game_code, icon, position)
    SELECT merchant, ${nodeId}, vendor, 'Tells nothing', category, 9, ${nodeId}, icon, 9999
    FROM game WHERE merchant = 'aurora' AND node_id = 'moon-orchard'`.execute(gateway.db);
  await gateway.announce('aurora');
  return { nodeId };
}
