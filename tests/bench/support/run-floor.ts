import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import type { Rate } from './load.ts';
import type { Statement, Value } from './statements.ts';

export interface FloorOrder {
  readonly databaseUrl: string;
  readonly seconds: number;
  /** For each connection, rounds as its player played them. */
  readonly players: readonly (readonly (readonly Statement[])[])[];
}

type Rows = readonly Record<string, unknown>[];

function valueOf(value: Value, key: string, results: readonly Rows[]): unknown {
  switch (value.kind) {
    case 'plain':
      return value.value;
    case 'list':
      return value.values.map((one) => valueOf(one, key, results));
    case 'bytes':
      return Buffer.from(value.base64, 'base64');
    case 'time':
      return new Date(value.iso);
    case 'now':
      return value.as === 'time' ? new Date() : Date.now();
    case 'keyed':
      return value.parts.join(key);
    case 'returned':
      return results[value.statement]?.[value.row]?.[value.column];
  }
}

async function replay(client: Client, statements: readonly Statement[]): Promise<void> {
  const key = randomUUID();
  const results: Rows[] = [];
  for (const statement of statements) {
    const values = statement.values.map((value) => valueOf(value, key, results));
    const { name, text: asked } = statement;
    const { rows } = await client.query<Record<string, unknown>>(
      name === undefined ? { text: asked, values } : { name, text: asked, values },
    );
    results.push(rows);
  }
}

const { databaseUrl, seconds, players } = JSON.parse(await text(process.stdin)) as FloorOrder;
const taken: number[] = [];
const clients = await Promise.all(
  players.map(async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    return client;
  }),
);
const until = performance.now() + seconds * 1000;
await Promise.all(
  clients.map(async (client, player) => {
    const rounds = players[player] ?? [];
    for (let turn = 0; performance.now() < until; turn += 1) {
      const began = performance.now();
      await replay(client, rounds[turn % rounds.length] ?? []);
      taken.push(performance.now() - began);
    }
  }),
);
for (const client of clients) await client.end();
const sorted = taken.toSorted((one, other) => one - other);
const rate: Rate = {
  perSecond: taken.length / seconds,
  p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
};
process.stdout.write(JSON.stringify(rate));
