import type { Bench, Row } from './support/bench.ts';
import { interleave } from './support/measure.ts';
import { seatPlayers, type Players } from './support/players.ts';

const many = 8;
const each = 40;

/** So many players side by side, each playing one round after the other. */
async function playTogether(players: Players, count: number): Promise<void> {
  const inTurn = async (player: number): Promise<void> => {
    for (let round = 0; round < each; round++) await players.play(player);
  };
  await Promise.all(Array.from({ length: count }, (_, player) => inTurn(player)));
}

async function measure(): Promise<readonly Row[]> {
  const players = await seatPlayers(many);
  try {
    const time = await interleave(
      [
        { name: 'one', run: () => playTogether(players, 1) },
        { name: 'many', run: () => playTogether(players, many) },
      ],
      { rounds: 7 },
    );
    const one = each / (time('one') / 1000);
    const together = (many * each) / (time('many') / 1000);
    return [
      { name: 'rounds of one player', value: one, unit: '/s' },
      { name: `rounds of ${many} players`, value: together, unit: '/s' },
      { name: `${many} players over one`, value: together / one, unit: '×', bar: '> 1 ×' },
    ];
  } finally {
    await players.stop();
  }
}

export const bench: Bench = {
  about: 'rounds settled over HTTP, each one transaction on the disk; players share the machine',
  measure,
};
