import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { Client } from 'pg';
import type { Bench, MeasureRequest, Row } from './support/bench.ts';
import { atLeastOf, interleave, median } from './support/measure.ts';
import { measureBooks } from './support/books.ts';
import { measurePayments } from './support/payments.ts';
import { seatPlayers, type Players } from './support/players.ts';

const many = 8;
const each = 40;
const turns = 9;

/** Players of these places side by side, each playing one round after the other. */
async function playTogether(players: Players, from: number, count: number): Promise<void> {
  const inTurn = async (player: number): Promise<void> => {
    for (let round = 0; round < each; round++) await players.play(player);
  };
  await Promise.all(Array.from({ length: count }, (_, at) => inTurn(from + at)));
}

/** One after the other on one row: what a member who plays without a pause has of their guard. */
async function crowdOne(players: Players): Promise<number> {
  const times: number[] = [];
  for (let crowd = 0; crowd < 10; crowd += 1) {
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const begun = performance.now();
        await players.play(0);
        times.push(performance.now() - begun);
      }),
    );
  }
  return atLeastOf(times, 0.99);
}

async function booksOf(databaseUrl: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(
      'SELECT count(*) AS count FROM ledger_entry',
    );
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const begun = performance.now();
      await client.query(BALANCES);
      times.push(performance.now() - begun);
    }
    const entries = Number(rows[0]?.count);
    return [
      { name: 'entries in the books', value: entries, unit: '' },
      {
        name: 'balances over a million entries',
        value: (median(times) / entries) * 1000,
        unit: 's',
      },
    ];
  } finally {
    await client.end();
  }
}

/** The longest of what `pnpm gateway books` asks. */
const BALANCES = `
  SELECT count(*) FROM ledger_account AS account LEFT JOIN (
    SELECT merchant, account_id, sum(amount) AS sum FROM ledger_entry
    WHERE balance IS NOT NULL GROUP BY 1, 2
  ) AS moved ON moved.merchant = account.merchant AND moved.account_id = account.id
  WHERE account.balance IS NOT NULL AND account.balance <> coalesce(moved.sum, 0)`;

async function measureBets({ against }: MeasureRequest): Promise<readonly Row[]> {
  const players = await seatPlayers(2 * many, { limited: many });
  const others =
    against === undefined ? undefined : await seatPlayers(many, { checkout: resolve(against) });
  try {
    const time = await interleave(
      [
        { name: 'limited', run: () => playTogether(players, 0, many) },
        { name: 'free', run: () => playTogether(players, many, many) },
        ...(others === undefined
          ? []
          : [{ name: 'others', run: () => playTogether(others, 0, many) }]),
      ],
      { rounds: turns },
    );
    const rate = (name: string) => (many * each) / (time(name) / 1000);
    return [
      { name: 'bets without limits', value: rate('free'), unit: '/s' },
      { name: 'bets with three limits', value: rate('limited'), unit: '/s' },
      {
        name: 'with three limits over without',
        value: time('free') / time('limited'),
        unit: '×',
        bar: '>= 0.8 ×',
      },
      ...(others === undefined
        ? []
        : [
            { name: 'bets there', value: rate('others'), unit: '/s' },
            {
              name: 'bets here over there',
              value: time('others') / time('free'),
              unit: '×',
              bar: '>= 0.9 ×',
            },
          ]),
      {
        name: '50 bets of one member at once, 99 of 100 within',
        value: await crowdOne(players),
        unit: 'ms',
      },
      ...(await booksOf(players.databaseUrl)),
    ];
  } finally {
    await others?.stop();
    await players.stop();
  }
}

/** Beside each part stands what else the machine had to do. */
async function measure(request: MeasureRequest = {}): Promise<readonly Row[]> {
  const parts = {
    bets: () => measureBets(request),
    payments: measurePayments,
    books: measureBooks,
  };
  const rows: Row[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const before = loadavg()[0] ?? Number.NaN;
    rows.push(...(await part()));
    const after = loadavg()[0] ?? Number.NaN;
    rows.push({ name: `load of the machine, ${name}`, value: (before + after) / 2, unit: '' });
  }
  return rows;
}

export const bench: Bench = {
  about: `deposits, payouts and news of a provider, all invariants over a million entries, and bets of ${many} players with and without limits, over HTTP and to the disk; --against a checkout without a guard says what that costs`,
  measure,
};
