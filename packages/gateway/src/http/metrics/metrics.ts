import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PoolState } from '../../kernel/database/pool.ts';
import { monthsAhead } from '../../kernel/database/partitions.ts';
import type { Gauge } from './gauge.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { outcomes, type Outbox } from '../../kernel/senders/outbox/outbox.ts';
import { hashSecret } from '../../kernel/secrets/secrets.ts';
import { counter, exposition, histogram, reading, written, type Sample } from './metrics-text.ts';
import { isFromHere } from '../guards/this-machine.ts';
import { shareOfTotals } from '../guards/totals.ts';
import { isStream, type Load } from '../load/overload.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Sites } from '../../kernel/sites/sites.ts';

export interface MetricsOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly pool: () => PoolState;
  readonly load: Load;
  readonly sites: Sites;
  readonly outbox: Pick<Outbox, 'tally'>;
  readonly gauges: readonly Gauge[];
  readonly token: string | undefined;
}

/** What the gateway tells of itself at /metrics, and to whom. */
export function metricsRoute(app: FastifyInstance, options: MetricsOptions): void {
  const { db, pool, load, outbox } = options;
  const requests = counter('livery_requests_total', 'Requests that were answered.');
  const duration = histogram(
    'livery_request_duration_seconds',
    'Time from a request to the end of its answer; streams are left out.',
  );
  const refusals = counter('livery_refusals_total', 'Requests that were refused, by code.');
  const logins = counter('livery_login_failures_total', 'Logins with a wrong name or password.');
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());

  const known = new Map<string, string>();
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern and never the address: that has no end of values, and may hold a secret.
    const { url: pattern = 'none' } = request.routeOptions;
    const labels = remember(known, request.method, pattern, reply.statusCode);
    requests.add(labels);
    if (!isStream(pattern)) duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.addHook('onError', async (_request, _reply, error: unknown) => {
    if (!(error instanceof Refusal)) return;
    refusals.add(written({ code: error.code }));
    if (error.code === 'login.failed') logins.add();
  });

  const families = [
    reading('livery_build_info', 'What runs.', () => [[build, 1]]),
    requests,
    duration,
    refusals,
    logins,
    reading('livery_requests_running', 'Requests without an answer yet.', () => [
      [{}, load.running],
    ]),
    reading(
      'livery_address_turns',
      'Requests of one address in work at once: fewer while the process is busy.',
      () => [[{}, load.turns]],
    ),
    reading('livery_bodies_arriving', 'Requests whose bodies are on their way.', () => [
      [{}, load.arriving],
    ]),
    reading(
      'livery_shed_total',
      'What was turned away for want of a place or for being late, by what and why.',
      () => [...load.shed].map(([what, count]): Sample => [{ what }, count]),
      'counter',
    ),
    reading('livery_live_streams', 'Pages that hear live news now.', () => [[{}, load.streams]]),
    reading('livery_database_connections', 'Connections of this gateway, by state.', () =>
      Object.entries(pool()).map(([state, count]): Sample => [{ state }, count]),
    ),
    reading(
      'livery_ledger_transfers_total',
      'Transfers written by every gateway on this database.',
      () => transfers(db),
      'counter',
    ),
    reading('livery_database_months_ahead', 'Months to come that have their tables.', () =>
      aheadIn(db),
    ),
    reading(
      'livery_messages_total',
      'Mails and SMS by what became of a try to send them.',
      () =>
        (['sms', 'mail'] as const).flatMap((kind) =>
          outcomes.map((outcome): Sample => [{ kind, outcome }, outbox.tally(kind, outcome)]),
        ),
      'counter',
    ),
    reading(
      'livery_site_total_share',
      'How much of a total a site has used up in the window that goes on; above one it is passed.',
      () => sharesOf(options),
    ),
    ...options.gauges.map((gauge) =>
      reading(gauge.name, gauge.says, () => samplesOf(options, gauge)),
    ),
    reading('livery_event_loop_delay_seconds', 'Lateness of timers since the last look.', () => {
      const samples: Sample[] = [
        [{ quantile: '0.5' }, lateness(delay.percentile(50))],
        [{ quantile: '0.99' }, lateness(delay.percentile(99))],
        [{ quantile: '1' }, lateness(delay.max)],
      ];
      delay.reset();
      return samples;
    }),
    reading('livery_memory_bytes', 'Memory of this process, by kind.', () =>
      Object.entries(process.memoryUsage()).map(([kind, bytes]): Sample => [{ kind }, bytes]),
    ),
    reading('livery_uptime_seconds', 'Since this process began.', () => [[{}, process.uptime()]]),
  ];

  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, options)) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return exposition(families);
  });
}

/** Written once for each pattern, method and status: this runs with every answer. */
function remember(
  known: Map<string, string>,
  method: string,
  route: string,
  status: number,
): string {
  const key = `${status} ${method} ${route}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const labels = written({ route, method, status: String(status) });
  known.set(key, labels);
  return labels;
}

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
) as { version: string };
const build = { version, node: process.versions.node };

/** Milliseconds between two looks at the clock, which are no lateness. */
const RESOLUTION = 20;

const lateness = (nanoseconds: number): number =>
  Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1_000);

/** Counted by the database itself, cheaply; none while it does not answer. */
async function transfers(db: Kysely<Database>): Promise<readonly Sample[]> {
  try {
    const { rows } = await sql<{ count: bigint }>`
      SELECT sum(n_tup_ins)::bigint AS count FROM pg_stat_user_tables
      WHERE relname LIKE 'ledger\\_transfer\\_%'`.execute(db);
    return rows.map(({ count }): Sample => [{}, Number(count)]);
  } catch {
    return [];
  }
}

/** None while the database does not answer. */
async function sharesOf(
  asked: Pick<MetricsOptions, 'db' | 'clock' | 'sites'>,
): Promise<readonly Sample[]> {
  try {
    const shares = await shareOfTotals(asked);
    return shares.map(({ merchant, total, share }): Sample => [{ merchant, total }, share]);
  } catch {
    return [];
  }
}

/** Of all gateways on this database; none while it does not answer. */
async function samplesOf(
  { db, clock }: Pick<MetricsOptions, 'db' | 'clock'>,
  { read }: Gauge,
): Promise<readonly Sample[]> {
  try {
    const { rows } = await read(new Date(clock())).execute(db);
    return rows.map(({ labels, value }): Sample => [labels, value]);
  } catch {
    return [];
  }
}

/** Fewer than two is a reason to look why the sweep makes none. */
async function aheadIn(db: Kysely<Database>): Promise<readonly Sample[]> {
  try {
    return [[{}, await monthsAhead(db, Date.now())]];
  } catch {
    return [];
  }
}

/** Somebody on this machine, or somebody with the token; never on a host of players. */
function isAllowed(request: FastifyRequest, { sites, token }: MetricsOptions): boolean {
  const { kind } = sites.find(request.headers.host);
  if (kind === 'merchant' || kind === 'games' || kind === 'hooks' || kind === 'codes') return false;
  const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined && given !== undefined) {
    return timingSafeEqual(hashSecret(given), hashSecret(token));
  }
  return kind === 'start' && isFromHere(request);
}
