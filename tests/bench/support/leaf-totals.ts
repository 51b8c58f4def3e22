import { Client } from 'pg';
import type { Row } from './bench.ts';
import { interleave } from './measure.ts';
import { seatPlayers, type Players } from './players.ts';

const MANY = 8;
const EACH = 40;

/** Side by side, each one round after the other. */
async function playTogether({ play }: Players): Promise<void> {
  const inTurn = async (player: number): Promise<void> => {
    for (let round = 0; round < EACH; round += 1) await play(player);
  };
  await Promise.all(Array.from({ length: MANY }, (_, player) => inTurn(player)));
}

/** From now on a round that is settled counts for nobody. */
async function withoutTotals({ databaseUrl }: Players): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ given: string }>(
      `SELECT pg_get_function_arguments(oid) AS given FROM pg_proc WHERE proname = 'count_turnover'`,
    );
    const [found] = rows;
    if (found === undefined) throw new Error('there is no count_turnover');
    await client.query(
      `CREATE OR REPLACE FUNCTION count_turnover(${found.given}) RETURNS void
       LANGUAGE plpgsql AS $$ BEGIN END $$`,
    );
  } finally {
    await client.end();
  }
}

async function countedRows({ databaseUrl }: Players): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ all: number }>(
      'SELECT coalesce(sum(rounds), 0)::integer AS all FROM turnover_day',
    );
    return rows[0]?.all ?? 0;
  } finally {
    await client.end();
  }
}

/** What it costs a bet that it counts for whoever stands above its player. */
export async function measureLeafTotals(): Promise<readonly Row[]> {
  const counted = await seatPlayers(MANY);
  const bare = await seatPlayers(MANY);
  try {
    await withoutTotals(bare);
    const time = await interleave(
      [
        { name: 'with', run: () => playTogether(counted) },
        { name: 'without', run: () => playTogether(bare) },
      ],
      { rounds: 9 },
    );
    if ((await countedRows(counted)) === 0 || (await countedRows(bare)) > 0) {
      throw new Error('the totals were not as they were to be');
    }
    const rate = (name: string) => (MANY * EACH) / (time(name) / 1_000);
    return [
      { name: 'bets with totals of their day', value: rate('with'), unit: '/s' },
      { name: 'bets without them', value: rate('without'), unit: '/s' },
      {
        name: 'with over without',
        value: rate('with') / rate('without'),
        unit: '×',
        bar: '>= 0.9 ×',
      },
    ];
  } finally {
    await bare.stop();
    await counted.stop();
  }
}
