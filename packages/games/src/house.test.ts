import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '@livery/gateway/testing/gateway';
import { send } from '@livery/gateway/testing/browser/http';
import type { Browser } from '@livery/gateway/testing/browser/browser';
import { houseGames } from './house.ts';
import { everyWin, paytable, rtp as orchardRtp } from './orchard/rules.ts';
import { paysOf, risks, rtp as pegfallRtp } from './pegfall/rules.ts';

let gateway: TestGateway;
let player: Browser;
beforeAll(async () => {
  gateway = await openGateway();
  player = gateway.visit('aurora');
  await player.login('marisol88');
});
afterAll(() => gateway.stop());

interface Reply {
  readonly ok: boolean;
  readonly code?: string;
  readonly [name: string]: unknown;
}

async function ask(folder: string, path: string, body: object) {
  const { status, text } = await send(gateway.port, {
    method: 'POST',
    path: `/${folder}/api/${path}`,
    headers: { host: `games.localhost:${gateway.port}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status, reply: JSON.parse(text) as Reply };
}

async function launch(nodeId: string): Promise<string> {
  const query = { vendor: 'BGS', nodeId, mode: 'real' as const };
  const { envelope } = await player.call('launch', { query });
  return new URL(envelope.value?.url ?? '').hash.slice(1);
}

const minor = (decimal: unknown) => BigInt(String(decimal).replace('.', ''));
const balance = async () => minor((await player.call('wallet')).envelope.value?.sumBalance);

describe.each(houseGames)('the house game $nodeId', ({ nodeId, folder, rules, facts }) => {
  it('tells players on its info page what its mathematics says', async () => {
    const { envelope } = await player.call('gameInfo', { params: { nodeId } });
    expect(envelope.value).toMatchObject(facts);
    const { reply } = await ask(folder, 'open', { token: await launch(nodeId) });
    expect(reply['rtp']).toBe(envelope.value?.rtp);
  });

  it('has a page on the games’ host', async () => {
    const headers = { host: `games.localhost:${gateway.port}` };
    const page = await send(gateway.port, { path: `/${folder}/`, headers });
    expect(page.status).toBe(200);
    for (const [, file] of page.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      const { pathname } = new URL(file ?? '', `http://games.localhost/${folder}/`);
      expect([file, (await send(gateway.port, { path: pathname, headers })).status]).toEqual([
        file,
        200,
      ]);
    }
  });

  it('plays a round that moves the balance by exactly its stake and win', async () => {
    const before = await balance();
    const token = await launch(nodeId);
    const { status, reply } = await ask(folder, 'spin', { token, stake: '5.00', key: 'one-round' });
    expect([status, reply.code]).toEqual([200, undefined]);
    expect(await balance()).toBe(before - 500n + minor(reply['win']));
    const round = await gateway.db
      .selectFrom('round')
      .select(['stake', 'win', 'status', 'node_id'])
      .where('id', '=', minor(reply['roundId']))
      .executeTakeFirstOrThrow();
    const win = minor(reply['win']);
    expect(round).toEqual({ stake: 500n, win, status: 'settled', node_id: nodeId });
  });

  it.each([
    ['a stake it does not offer', { stake: '3.33' }, 400, 'request.invalid'],
    ['a choice it does not have', { choice: 'reckless' }, 400, 'request.invalid'],
    ['an unknown token', { token: 'x'.repeat(43) }, 401, 'session.ended'],
  ])('refuses %s', async (_, change, status, code) => {
    const before = await balance();
    const token = await launch(nodeId);
    const refused = await ask(folder, 'spin', {
      token,
      stake: '1.00',
      key: 'refused-1',
      ...change,
    });
    expect(refused).toMatchObject({ status, reply: { ok: false, code } });
    expect(await balance()).toBe(before);
  });

  it('refuses a token that was given for another game', async () => {
    const other = houseGames.find((game) => game.nodeId !== nodeId)?.nodeId ?? '';
    const refused = await ask(folder, 'open', { token: await launch(other) });
    expect(refused).toMatchObject({ status: 401, reply: { code: 'session.ended' } });
  });

  it('offers stakes from its smallest to its largest bet', () => {
    expect(rules.stakes).toEqual(rules.stakes.toSorted((a, b) => Number(a - b)));
    expect(minor(facts.minBet)).toBe(rules.stakes[0]);
    expect(minor(facts.maxBet)).toBe(rules.stakes.at(-1));
  });
});

it('states the return of both games as their exact sums say', async () => {
  const cut = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
    (numerator * 10_000n) / denominator;
  const stated = houseGames.map(({ facts }) => minor(facts.rtp));
  expect(stated).toEqual([cut(orchardRtp(everyWin())), cut(pegfallRtp('low'))]);
  expect(risks.map((risk) => cut(pegfallRtp(risk)))).toEqual(risks.map(() => 9_600n));
});

it('shows each page the pays that rounds are settled by', async () => {
  const orchard = await ask('orchard', 'open', { token: await launch('moon-orchard') });
  expect(orchard.reply['paytable']).toEqual(
    paytable.map(({ symbols, count, pays }) => ({ symbols, count, pays: Number(pays) / 100 })),
  );
  const pegfall = await ask('pegfall', 'open', { token: await launch('pegfall-prime') });
  expect(pegfall.reply['pays']).toEqual(
    Object.fromEntries(
      risks.map((risk) => [risk, paysOf(risk).map((tenths) => Number(tenths) / 10)]),
    ),
  );
});

it('drops a ball into the slot its path leads to, and pays what the slot says', async () => {
  const token = await launch('pegfall-prime');
  for (const risk of risks) {
    const wager = { token, stake: '10.00', choice: risk, key: `drop-${risk}-1` };
    const { reply } = await ask('pegfall', 'spin', wager);
    const path = reply['path'] as number[];
    expect(path).toHaveLength(12);
    const slot = path.reduce((sum, side) => sum + side, 0);
    const pays = paysOf(risk)[slot] ?? 0n;
    expect(reply).toMatchObject({ risk, slot, times: Number(pays) / 10 });
    expect(minor(reply['win'])).toBe(pays * 100n);
    expect(await ask('pegfall', 'spin', wager)).toMatchObject({ status: 200, reply });
    const changed = await ask('pegfall', 'spin', { ...wager, choice: 'low', stake: '1.00' });
    expect(changed.reply.code).toBe('idempotency.mismatch');
  }
});
