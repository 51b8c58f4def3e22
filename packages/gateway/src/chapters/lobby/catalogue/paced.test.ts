import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { policyWith } from '../../../testing/sites.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({
    sites: {
      aurora: { policy: policyWith({ slotRoundSeconds: 2.5, casinoRoundSeconds: 5 }) },
      noir: {},
    },
  });
  await Promise.all(['aurora', 'noir'].map(certify));
});
afterAll(() => gateway.stop());

/** As many games as there are kinds and builds, by what their nodes say of them. */
async function certify(merchant: string): Promise<void> {
  await sql`
    INSERT INTO game (merchant, node_id, vendor, title, category, heat, game_code, icon, position,
      round_seconds)
    SELECT ${merchant}, lower(category) || '-' || coalesce(seconds::text, 'unknown'), 'BGS',
      'Paced', category, 9, concat(category, seconds), 'art:covers/moon-orchard', 9999, seconds
    FROM unnest(ARRAY['RNG', 'FISH', 'SPORTS', 'PVP']) AS category,
      unnest(ARRAY[NULL, 2, 2.5, 5]::numeric[]) AS seconds`.execute(gateway.db);
  await gateway.announce(merchant);
}

async function offered(merchant: string): Promise<readonly string[]> {
  const query = { gameName: 'Paced', pageSize: 100 };
  const { envelope } = await gateway.visit(merchant).call('gameList', { query });
  return (envelope.value?.games ?? []).map(({ nodeId }) => nodeId).toSorted();
}

it('offers no game whose build is not certified to be as slow as the law wants [RG-25 api]', async () => {
  expect(await offered('aurora')).toEqual([
    'fish-5',
    // What comes of a match or of other players has no pace of its own.
    ...['2', '2.5', '5', 'unknown'].map((pace) => `pvp-${pace}`),
    'rng-2.5',
    'rng-5',
    ...['2', '2.5', '5', 'unknown'].map((pace) => `sports-${pace}`),
  ]);
  expect(await offered('noir')).toHaveLength(16);
});

it('opens none of them by its name either [RG-25 api]', async () => {
  const browser = gateway.visit('aurora');
  await browser.login('marisol88');
  const launch = async (nodeId: string) =>
    (await browser.call('launch', { query: { vendor: 'BGS', nodeId } })).envelope.code ?? 'opened';
  expect(await launch('rng-2')).toBe('game.missing');
  expect(await launch('fish-unknown')).toBe('game.missing');
  expect(await launch('rng-2.5')).toBe('opened');
});
