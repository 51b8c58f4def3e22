import { setTimeout as delay } from 'node:timers/promises';
import { send } from '../../packages/gateway/src/testing/browser/http.ts';
import type { Bench, MeasureRequest, Row } from './support/bench.ts';
import { inProcess, sendLoad, type Load, type Rate } from './support/load.ts';
import { median, turns } from './support/measure.ts';
import type { FloorOrder } from './support/run-floor.ts';
import { setTables, startBare, type Tables, type Work } from './support/tables.ts';

const PLAYERS = 8;
const ROUNDS = 5;
const SECONDS = 3;
const ANNOUNCEMENTS = '/wps/announcement?types=B,PL,PU';

type Task = { readonly name: string; run(): Promise<Rate> };

interface Compared {
  rate(name: string): Rate;
  /** Of what both did in the same round. */
  share(one: string, other: string): number;
}

/** Each in turn, another one first each round: a machine that slows down slows all of them alike. */
async function compare(tasks: readonly Task[]): Promise<Compared> {
  const found = new Map<string, Rate[]>(tasks.map(({ name }) => [name, []]));
  // What is compiled while it runs is compiled before it counts.
  for (const task of tasks) await task.run();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const turn of turns(tasks.length, round)) {
      const task = tasks[turn];
      if (task !== undefined) found.get(task.name)?.push(await task.run());
    }
  }
  const ratesOf = (name: string): readonly Rate[] => found.get(name) ?? [];
  return {
    rate: (name) => ({
      perSecond: median(ratesOf(name).map((rate) => rate.perSecond)),
      p99: median(ratesOf(name).map((rate) => rate.p99)),
    }),
    share: (one, other) =>
      median(
        ratesOf(one).map(({ perSecond }, round) => {
          const beside = ratesOf(other)[round]?.perSecond ?? Number.NaN;
          return perSecond / beside;
        }),
      ),
  };
}

const both = (name: string, { perSecond, p99 }: Rate): Row[] => [
  { name, value: perSecond, unit: '/s' },
  { name: `${name}, 99 of 100 within`, value: p99, unit: 'ms' },
];

async function measureRates(tables: Tables): Promise<Row[]> {
  const { port, member, rounds, transfers } = tables;
  const site = { host: `aurora.localhost:${port}`, merchant: 'aurora' };
  const list = '/wps/game/list';
  const first = await send(port, { path: list, headers: site });
  const bare = await startBare(first.bytes.length);
  const get = (path: string, headers: Record<string, string>, status = 200): Load => ({
    port,
    connections: PLAYERS,
    seconds: SECONDS,
    path,
    headers,
    status,
  });
  const post = ({ path, headers, players }: Work): Load => ({
    ...get(path, headers),
    method: 'POST',
    players,
  });
  const floor = ({ statements }: Work): FloorOrder => ({
    databaseUrl: tables.databaseUrl,
    seconds: SECONDS,
    players: statements,
  });
  const announcements = await send(port, { path: ANNOUNCEMENTS, headers: site });
  const tasks: Task[] = [
    { name: 'bare', run: () => sendLoad({ ...get('/hello', {}), port: bare.port }) },
    { name: 'list', run: () => sendLoad(get(list, site)) },
    {
      name: 'unchanged',
      run: () => sendLoad(get(list, { ...site, 'if-none-match': first.headers.etag ?? '' }, 304)),
    },
    { name: 'wallet', run: () => sendLoad(get('/wps/wallet', { ...site, ...member })) },
    { name: 'round', run: () => sendLoad(post(rounds)) },
    { name: 'round floor', run: () => inProcess<Rate>('run-floor.ts', floor(rounds)) },
    { name: 'transfer', run: () => sendLoad(post(transfers)) },
    { name: 'transfer floor', run: () => inProcess<Rate>('run-floor.ts', floor(transfers)) },
  ];
  if (announcements.status === 200) {
    tasks.push({ name: 'announcements', run: () => sendLoad(get(ANNOUNCEMENTS, site)) });
  } else {
    console.error(`Announcements are left out: they were answered with ${announcements.status}.`);
  }
  try {
    const { rate, share } = await compare(tasks);
    return [
      ...both(`bare Fastify, ${(first.bytes.length / 1024).toFixed(0)} KB`, rate('bare')),
      ...both('game list', rate('list')),
      ...both('game list, unchanged', rate('unchanged')),
      ...(announcements.status === 200 ? both('announcements', rate('announcements')) : []),
      ...both('wallet', rate('wallet')),
      ...both('rounds', rate('round')),
      ...both('their statements without a gateway', rate('round floor')),
      ...both('transfers', rate('transfer')),
      ...both('their statements without a gateway', rate('transfer floor')),
      { name: 'game list over bare', value: share('list', 'bare'), unit: '×', bar: '>= 0.5 ×' },
      { name: 'unchanged over bare', value: share('unchanged', 'bare'), unit: '×' },
      { name: 'wallet over bare', value: share('wallet', 'bare'), unit: '×', bar: '>= 0.15 ×' },
      {
        name: 'transfers over their statements',
        value: share('transfer', 'transfer floor'),
        unit: '×',
        bar: '>= 0.5 ×',
      },
      {
        name: 'rounds over their statements',
        value: share('round', 'round floor'),
        unit: '×',
      },
    ];
  } finally {
    bare.stop();
  }
}

async function memoryOf({ pid, port }: Tables): Promise<Record<string, number>> {
  process.kill(pid, 'SIGUSR2');
  await delay(1_000);
  const { text } = await send(port, { path: '/metrics', headers: { host: 'localhost' } });
  const kinds = [...text.matchAll(/^livery_memory_bytes\{kind="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(kinds.map(([, kind, bytes]) => [kind ?? '', Number(bytes)]));
}

/** Reads and rounds side by side for so long; what is held afterwards over what was held before. */
async function measureMemory(tables: Tables, minutes: number): Promise<Row[]> {
  const { port, member, rounds } = tables;
  const site = { host: `aurora.localhost:${port}`, merchant: 'aurora' };
  const load = (seconds: number) => {
    const common = { port, seconds, status: 200 };
    return Promise.all([
      sendLoad({ ...common, connections: 4, path: '/wps/game/list', headers: site }),
      sendLoad({ ...common, connections: 4, path: '/wps/wallet', headers: { ...site, ...member } }),
      sendLoad({
        ...common,
        connections: PLAYERS,
        method: 'POST',
        path: rounds.path,
        headers: rounds.headers,
        players: rounds.players,
      }),
    ]);
  };
  // Before it is warm it has not yet taken what it needs for good.
  await load(Math.min(60, minutes * 15));
  const before = await memoryOf(tables);
  await load(minutes * 60);
  const after = await memoryOf(tables);
  return ['rss', 'heapUsed'].flatMap((kind): Row[] => {
    const [was, is] = [before[kind] ?? Number.NaN, after[kind] ?? Number.NaN];
    return [
      { name: `${kind} before ${minutes} min of load`, value: was / 1024 ** 2, unit: 'MB' },
      { name: `${kind} after`, value: is / 1024 ** 2, unit: 'MB' },
      { name: `${kind} after over before`, value: is / was, unit: '×', bar: '<= 1.1 ×' },
    ];
  });
}

async function measure({ minutes }: MeasureRequest = {}): Promise<readonly Row[]> {
  const tables = await setTables(PLAYERS);
  try {
    const rates = await measureRates(tables);
    return minutes === undefined ? rates : [...rates, ...(await measureMemory(tables, minutes))];
  } finally {
    await tables.stop();
  }
}

export const bench: Bench = {
  about: `requests of ${PLAYERS} connections at a gateway with the demo; all processes share the machine`,
  measure,
};
