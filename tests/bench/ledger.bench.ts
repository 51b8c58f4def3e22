import { resolve } from 'node:path';
import type { Bench, MeasureRequest, Row } from './support/bench.ts';
import { interleave } from './support/measure.ts';
import { seatPlayers, type Players } from './support/players.ts';
import { weigh, type Weight } from './support/weight.ts';

const many = 8;
const each = 40;

/** So many players side by side, each playing one round after the other. */
async function playTogether(players: Players, count: number): Promise<void> {
  const inTurn = async (player: number): Promise<void> => {
    for (let round = 0; round < each; round++) await players.play(player);
  };
  await Promise.all(Array.from({ length: count }, (_, player) => inTurn(player)));
}

const kilobytesABet = (key: 'bytes' | 'wal', before: Weight, after: Weight): number =>
  (after[key] - before[key]) / (after.rounds - before.rounds) / 1024;

async function measure({ against }: MeasureRequest = {}): Promise<readonly Row[]> {
  const players = await seatPlayers(many);
  const others =
    against === undefined ? undefined : await seatPlayers(many, { checkout: resolve(against) });
  try {
    const weights = [await weigh(players.databaseUrl), others && (await weigh(others.databaseUrl))];
    const time = await interleave(
      [
        { name: 'one', run: () => playTogether(players, 1) },
        { name: 'many', run: () => playTogether(players, many) },
        ...(others === undefined
          ? []
          : [{ name: 'others', run: () => playTogether(others, many) }]),
      ],
      { rounds: 7 },
    );
    const rate = (name: string, count: number) => (count * each) / (time(name) / 1000);
    const together = rate('many', many);
    const weightOf = async (of: Players, before: Weight | undefined, where: string) => {
      const after = await weigh(of.databaseUrl);
      if (before === undefined) return [];
      return [
        {
          name: `a bet for good${where}`,
          value: kilobytesABet('bytes', before, after),
          unit: 'KB',
        },
        { name: `log of a bet${where}`, value: kilobytesABet('wal', before, after), unit: 'KB' },
      ];
    };
    return [
      { name: 'rounds of one player', value: rate('one', 1), unit: '/s' },
      { name: `rounds of ${many} players`, value: together, unit: '/s' },
      {
        name: `${many} players over one`,
        value: together / rate('one', 1),
        unit: '×',
        bar: '> 1 ×',
      },
      ...(await weightOf(players, weights[0], '')),
      ...(others === undefined
        ? []
        : [
            { name: `rounds of ${many} players there`, value: rate('others', many), unit: '/s' },
            {
              name: 'rounds here over there',
              value: together / rate('others', many),
              unit: '×',
              bar: '>= 0.95 ×',
            },
            ...(await weightOf(others, weights[1], ' there')),
          ]),
    ];
  } finally {
    await others?.stop();
    await players.stop();
  }
}

export const bench: Bench = {
  about:
    'rounds settled over HTTP, each one transaction on the disk, and what they weigh; players share the machine',
  measure,
};
