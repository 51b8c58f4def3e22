import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Load, Rate } from './load.ts';

const load = JSON.parse(await text(process.stdin)) as Load;
const { port, connections, seconds, method = 'GET', path, headers, players, status } = load;

const keyed = (said: string, key: string): string => said.replace('KEY', key);

let next = 0;
const found = await autocannon({
  url: `http://127.0.0.1:${port}`,
  connections,
  duration: seconds,
  requests: [{ method, path, headers: { ...headers } }],
  ...(players !== undefined && {
    // Each connection is a player of its own, as a phone is.
    setupClient: (client) => {
      const player = players[next % players.length];
      next += 1;
      const own = Object.entries({ ...headers, ...player?.headers });
      client.setRequests([
        {
          method,
          path,
          setupRequest: (one) => {
            const key = randomUUID();
            return {
              ...one,
              headers: Object.fromEntries(own.map(([name, value]) => [name, keyed(value, key)])),
              body: keyed(player?.body ?? '', key),
            };
          },
        },
      ]);
    },
  }),
});

const { [status]: good, ...bad } = found.statusCodeStats;
if (good === undefined || Object.keys(bad).length > 0 || found.errors > 0) {
  throw new Error(
    `${path}: ${found.errors} errors, answers ${JSON.stringify(found.statusCodeStats)}`,
  );
}
const rate: Rate = { perSecond: found.requests.average, p99: found.latency.p99 };
process.stdout.write(JSON.stringify(rate));
