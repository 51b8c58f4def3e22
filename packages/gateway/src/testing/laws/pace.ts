import { randomUUID } from 'node:crypto';
import { equal, notEqual } from 'node:assert/strict';
import { send } from '../browser/http.ts';
import type { TestGateway } from '../gateway.ts';
import type { Gambler } from '../players/gambler.ts';
import { addPlayer, type Law, type Trials } from './laws.ts';

/** Games of the house, by what a law takes them for. */
const games = {
  slotRoundSeconds: { nodeId: 'moon-orchard', folder: 'orchard' },
  casinoRoundSeconds: { nodeId: 'pegfall-prime', folder: 'pegfall' },
} as const;

type Paced = keyof typeof games;

/** Where the game is opened; every launch is anew. */
async function opened(
  { browser }: Gambler,
  key: Paced,
  mode: 'real' | 'trial',
): Promise<{ readonly token: string; readonly told: string | null }> {
  const query = { vendor: 'BGS', nodeId: games[key].nodeId, mode };
  const url = new URL((await browser.call('launch', { query })).envelope.value?.url ?? '');
  return { token: url.hash.slice(1), told: url.searchParams.get('round') };
}

/** What the round’s own endpoint says to whoever calls it with nothing between. */
async function spun(gateway: TestGateway, key: Paced, token: string): Promise<string> {
  const host = `games.localhost:${gateway.port}`;
  const { text } = await send(gateway.port, {
    method: 'POST',
    path: `/${games[key].folder}/api/spin`,
    headers: { host, 'content-type': 'application/json' },
    body: JSON.stringify({ token, stake: '1.00', key: randomUUID() }),
  });
  const { ok, code } = JSON.parse(text) as { ok: boolean; code?: string };
  return ok ? 'played' : (code ?? '');
}

async function keepsPace(gateway: TestGateway, law: Law, key: Paced): Promise<void> {
  const seconds = law.policy[key];
  const modes = law.policy.demo === 'off' ? (['real'] as const) : (['real', 'trial'] as const);
  for (const mode of modes) {
    const who = await addPlayer(gateway, law);
    const { token, told } = await opened(who, key, mode);
    equal(told, seconds === 0 ? null : String(seconds));
    equal(await spun(gateway, key, token), 'played');
    if (seconds === 0) {
      equal(await spun(gateway, key, token), 'played');
      continue;
    }
    equal(await spun(gateway, key, token), 'round.early');
    gateway.advance(seconds * 1_000 - 1);
    equal(await spun(gateway, key, token), 'round.early');
    // Opened anew it is no faster.
    const { token: next } = await opened(who, key, mode);
    notEqual(next, token);
    equal(await spun(gateway, key, next), 'round.early');
    gateway.advance(1);
    equal(await spun(gateway, key, next), 'played');
  }
}

export const pace = {
  slotRoundSeconds: (gateway, law) => keepsPace(gateway, law, 'slotRoundSeconds'),
  casinoRoundSeconds: (gateway, law) => keepsPace(gateway, law, 'casinoRoundSeconds'),
} satisfies Trials;
