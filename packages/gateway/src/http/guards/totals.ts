import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/services.ts';
import { countIn, countOne, limits, type Limit } from './limits.ts';

type Asked = Pick<Services, 'db' | 'clock'>;

/** All of a site together: whoever has many addresses is not stopped by counting one. */
const WHOLE = '';

/** Counts one, and tells whether a site has passed its total; whoever looks after it is told once. */
export async function isFlood(
  { db, clock }: Asked,
  limit: Limit<'site'>,
  merchant: string,
  { log }: Pick<FastifyRequest, 'log'>,
): Promise<boolean> {
  const { count } = await countOne(db, limit, merchant, WHOLE, clock());
  const { scope: total, limit: most } = limit;
  if (count === most + 1) log.warn({ merchant, total, most }, 'a site has passed a total');
  return count > most;
}

/** The same without counting. */
export async function isFlooded(
  { db, clock }: Asked,
  limit: Limit<'site'>,
  merchant: string,
): Promise<boolean> {
  return (await countIn(db, limit, merchant, WHOLE, clock())) >= limit.limit;
}

export interface TotalShare {
  readonly merchant: string;
  readonly total: string;
  /** Of what the total allows; above one it is passed. */
  readonly share: number;
}

/** How far each site has got with its totals in the windows that go on. */
export async function shareOfTotals({
  db,
  clock,
  sites,
}: Pick<Services, 'db' | 'clock' | 'sites'>): Promise<readonly TotalShare[]> {
  const totals = Object.values(limits).filter(({ per }) => per === 'site');
  const byScope = new Map<string, (typeof totals)[number]>(totals.map((one) => [one.scope, one]));
  const rows = await db
    .selectFrom('counter')
    .select(['merchant', 'scope', 'count', 'since'])
    // By the whole key: under attack there are very many other counts.
    .where(
      'merchant',
      'in',
      sites.merchants.map(({ code }) => code),
    )
    .where('scope', 'in', [...byScope.keys()])
    .where('subject', '=', WHOLE)
    .execute();
  return rows.flatMap(({ merchant, scope, count, since }) => {
    const limit = byScope.get(scope);
    if (limit === undefined || since.getTime() <= clock() - limit.window) return [];
    return [{ merchant, total: scope, share: count / limit.limit }];
  });
}
