import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { roundsOf } from '../../packages/gateway/src/chapters/cashier/records/rounds.ts';
import { accountsOf } from '../../packages/gateway/src/chapters/cashier/wallet/store.ts';
import { transactionsOf } from '../../packages/gateway/src/chapters/cashier/wallet/transactions.ts';
import { jackpotsOf } from '../../packages/gateway/src/chapters/lobby/jackpots/store.ts';
import { createRanks } from '../../packages/gateway/src/chapters/lobby/winners/rank.ts';
import { biggestWins } from '../../packages/gateway/src/chapters/lobby/winners/store.ts';
import {
  readBy,
  readCounts,
} from '../../packages/gateway/src/chapters/messages/announcements/store.ts';
import { catalogueOf } from '../../packages/gateway/src/chapters/lobby/index.ts';
import { demoExtras } from '../../packages/demo/src/index.ts';
import { startGateway } from '../../packages/gateway/src/gateway.ts';
import { readConfig } from '../../packages/gateway/src/kernel/config/config.ts';
import { openPool } from '../../packages/gateway/src/kernel/database/pool.ts';
import { openPictures } from '../../packages/gateway/src/kernel/pictures/pictures.ts';
import { createKeepGood } from '../../packages/gateway/src/kernel/sites/content/good-rows.ts';
import { loadMerchants } from '../../packages/gateway/src/kernel/sites/merchants.ts';
import { ownerUrl } from '../../packages/gateway/src/testing/servers/owner.ts';
import { writeSites } from '../../packages/gateway/src/testing/sites.ts';
import type { Bench, MeasureRequest, Row } from './support/bench.ts';
import { HEAVY, layRounds, MEMBERS } from '../../packages/gateway/src/testing/volume/lay-rounds.ts';
import { median } from './support/measure.ts';
import { watch, type Cost } from '../../packages/gateway/src/testing/volume/watched.ts';

const ROUNDS = 1_000_000;
/** What a site of its first weeks has, beside which the large one is held. */
const SMALL = 100_000;
const TURNS = 7;
const KEPT = join(import.meta.dirname, '../../dist/bench');

type Read = readonly [name: string, run: () => Promise<unknown>];

interface Site {
  readonly reads: readonly Read[];
  costOf(read: () => Promise<unknown>): Promise<Cost>;
  stop(): Promise<void>;
}

/** A gateway on a folder that stays, laid down when it is used for the first time. */
async function openSite(rounds: number): Promise<Site> {
  const state = join(KEPT, `reads-${rounds}`);
  await mkdir(state, { recursive: true });
  const sites = writeSites();
  const gateway = await startGateway({
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    sites: sites.file,
    state,
    databaseUrl: undefined,
    extras: demoExtras,
    logLevel: 'silent',
  });
  const owner = ownerUrl(state, gateway.databaseUrl);
  const { db } = openPool(owner, () => {}, { size: 2, isUnhurried: true });
  const laid = await db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', 'aurora')
    .where('account_key', '=', HEAVY)
    .executeTakeFirst();
  if (laid === undefined) {
    console.error(`Laying down ${rounds} rounds of ${MEMBERS} members; this is done once.`);
    await layRounds(db, rounds);
  }
  const { id: memberId } =
    laid ??
    (await db
      .selectFrom('member')
      .select('id')
      .where('account_key', '=', HEAVY)
      .executeTakeFirstOrThrow());
  const watched = watch(owner);
  const merchant = loadMerchants(sites.file).find(({ code }) => code === 'aurora');
  if (merchant === undefined) throw new Error('there is no aurora');
  const services = { db: watched.db, clock: Date.now };
  const [vendors, games] = await Promise.all([
    db.selectFrom('vendor').selectAll().where('merchant', '=', 'aurora').execute(),
    db.selectFrom('game').selectAll().where('merchant', '=', 'aurora').execute(),
  ]);
  const catalogue = catalogueOf(vendors, games, {
    pictures: openPictures(undefined),
    keepGood: createKeepGood(Date.now, (row) => {
      throw new Error(JSON.stringify(row));
    }),
  });
  const session = {
    idHash: Buffer.alloc(0),
    memberId,
    account: HEAVY,
    type: 0,
    handle: '',
    mayResetPassword: false,
    mustChangePassword: false,
  };
  const wallet = (query: object) => () => transactionsOf(services, merchant, session, query);
  const played = (query: object) => () =>
    roundsOf(services, catalogue, { merchant, session, query });
  const nodes = catalogue.entries.map(({ game }) => game.nodeId);
  const fish = catalogue.entries
    .filter(({ game }) => game.gameType === 'FISH')
    .map(({ game }) => game.nodeId)
    .slice(0, 20);
  const now = Date.now();
  const ranks = createRanks(watched.db, Date.now);
  const wins = (of: readonly string[]) => () =>
    biggestWins(watched.db, 'aurora', { nodes: of, limit: 20, now });
  return {
    reads: [
      ['wallet', () => accountsOf(watched.db, 'aurora', memberId)],
      ['transactions, page 1', wallet({ pageNo: 1 })],
      ['transactions, page 500', wallet({ pageNo: 500 })],
      ['transactions, wins alone, page 100', wallet({ pageNo: 100, types: 'win' })],
      ['bets, page 1', played({ pageNo: 1 })],
      ['bets, page 500', played({ pageNo: 500 })],
      ['bets that won, page 100', played({ pageNo: 100, status: 'won' })],
      ['jackpots', () => jackpotsOf(watched.db, 'aurora')],
      ['most played', () => ranks.mostPlayed('aurora', nodes, 20)],
      ['largest wins', wins(nodes)],
      ['largest wins of 20 games', wins(fish)],
      ['notices read by one', () => readBy(watched.db, 'aurora', memberId)],
      ['readers of each notice', () => readCounts(watched.db, 'aurora')],
    ],
    costOf: watched.costOf,
    stop: async () => {
      await watched.close();
      await db.destroy();
      await gateway.stop();
    },
  };
}

async function measure({ rounds = ROUNDS }: MeasureRequest = {}): Promise<readonly Row[]> {
  const [small, large] = [await openSite(SMALL), await openSite(rounds)];
  try {
    const rows: Row[] = [];
    const time = new Map<string, number>();
    for (const [index, [name, run]] of large.reads.entries()) {
      const other = small.reads[index]?.[1] ?? run;
      const costs: Record<'here' | 'there', Cost[]> = { here: [], there: [] };
      for (let turn = 0; turn < TURNS; turn += 1) {
        costs.there.push(await small.costOf(other));
        costs.here.push(await large.costOf(run));
      }
      const here = median(costs.here.map((cost) => cost.time));
      const there = median(costs.there.map((cost) => cost.time));
      const buffers = median(costs.here.map((cost) => cost.buffers));
      time.set(name, here);
      rows.push(
        { name: `${name}, in the database`, value: here, unit: 'ms' },
        { name: `${name}, pages looked at`, value: buffers, unit: 'pages', bar: '<= 2000 pages' },
        { name: `${name}, over ${SMALL} rounds`, value: here / there, unit: '×', bar: '<= 1.5 ×' },
      );
    }
    for (const kind of ['transactions', 'bets']) {
      const [first = 1, far = 1] = [1, 500].map((page) => time.get(`${kind}, page ${page}`));
      rows.push({
        name: `${kind}, page 500 over page 1`,
        value: far / first,
        unit: '×',
        bar: '<= 2 ×',
      });
    }
    return rows;
  } finally {
    await large.stop();
    await small.stop();
  }
}

export const bench: Bench = {
  about: `hot reads of a site with ${MEMBERS} members, statement by statement as the gateway asks them`,
  measure,
};
