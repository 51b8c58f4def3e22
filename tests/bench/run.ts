import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './support/bench.ts';
import { measureBeside } from './support/beside.ts';
import { readOrder, UsageError, type Order } from './support/order.ts';
import { json, text, type Result } from './support/report.ts';

const suffix = '.bench.ts';
const root = join(import.meta.dirname, '../..');

const known = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length))
  .toSorted();

async function run(name: string, order: Order): Promise<Result> {
  const { bench } = (await import(join(import.meta.dirname, name + suffix))) as { bench: Bench };
  return {
    bench: name,
    about: bench.about,
    rows:
      order.beside === undefined
        ? await bench.measure(order)
        : await measureBeside(name, { here: root, there: order.beside }, order.turns),
  };
}

/** One bench after the other: two at once would measure each other. */
async function measure(order: Order): Promise<void> {
  const results: Result[] = [];
  for (const name of order.names) {
    const result = await run(name, order);
    results.push(result);
    if (!order.json) console.log(text([result]));
  }
  if (order.json) console.log(json(results));
}

try {
  await measure(readOrder(process.argv.slice(2), known));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
