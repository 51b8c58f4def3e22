import type { EndpointName } from '../../packages/contract/src/client.ts';
import * as agents from './agents.ts';
import recorded from './answers.json';
import { bonus, bonusRecords } from './bonuses.ts';
import { endpointAt } from './endpoint-at.ts';
import { identity } from './identity.ts';
import * as rain from './rain.ts';
import { depositMethods, depositOrder, depositRecords } from './orders.ts';
import { bankCards, withdrawOptions, withdrawOrder, withdrawRecords } from './payouts.ts';
import { sessionHistory } from './security.ts';
import { stagedAnswer } from './staged.ts';

/** How the platform answers: as it did, never, not at all, or with nothing in its lists. */
export type Answering = 'loaded' | 'loading' | 'failed' | 'empty';

let answering: Answering = 'loaded';
let marked = new Set<string>();
let currency = '';

const never = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

function gameList(query: URLSearchParams) {
  const [type, name] = [query.get('gameType'), query.get('gameName')?.toLowerCase() ?? ''];
  const games = recorded.gameList.games
    .filter(({ gameType }) => type === null || gameType === type)
    .filter(({ gameName }) => gameName.toLowerCase().includes(name))
    .slice(0, Number(query.get('pageSize') ?? 25));
  return { games, pageNum: 1, totalPages: 1 };
}

/** A game's own page is the game's; its picture stands for it. */
const launch = (query: URLSearchParams) => ({ url: `/art/${query.get('nodeId')}.svg` });

const favourites = () => ({
  content: [...recorded.favourites.content, ...recorded.gameList.games].filter(
    ({ nodeId }, at, all) =>
      marked.has(nodeId) && all.findIndex((one) => one.nodeId === nodeId) === at,
  ),
  pageNum: 1,
  totalPages: 1,
});

/** A picture that hides nothing from anybody. */
function captcha(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 224, height: 88 });
  const paper = canvas.getContext('2d');
  if (paper) {
    paper.fillStyle = '#f2f0ea';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.fillStyle = '#3a3550';
    paper.font = '56px sans-serif';
    paper.fillText('40718', 34, 64);
  }
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
}

/** The same, with nothing in any list. */
const emptied = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      Array.isArray(part) ? [] : part,
    ]),
  );

type Answer = (query: URLSearchParams, body: unknown, path: string) => unknown;

/** What was recorded is a first page, and the last one is behind it. */
function recordedPage(value: object, query: URLSearchParams): object {
  const pageNum = Number(query.get('pageNo') ?? 1);
  return pageNum > 1 && 'totalPages' in value
    ? { ...emptied(value), pageNum, totalPages: pageNum }
    : value;
}

const answers: Partial<Record<EndpointName, Answer>> = {
  ...Object.fromEntries(
    Object.entries(recorded).map(([name, value]) => [
      name,
      (query: URLSearchParams) => (typeof value === 'object' ? recordedPage(value, query) : value),
    ]),
  ),
  gameList,
  wallet: () => ({ ...recorded.wallet, currency }),
  depositBadge: () => ({ badge: { promotionId: '1', amount: '258.00' } }),
  launch,
  captcha,
  depositMethods,
  depositOrder: (_query, _body, path) => depositOrder(path),
  depositRecords: () => depositRecords,
  withdrawOptions,
  withdrawOrder: (_query, _body, path) => withdrawOrder(path),
  withdrawRecords: () => withdrawRecords,
  bankCards,
  sessionHistory,
  kyc: identity,
  teamKpi: agents.teamKpi,
  downline: agents.downline,
  downlineCard: agents.downlineCard,
  teamPnl: agents.teamPnl,
  teamBets: agents.teamBets,
  rebateSettings: agents.rebateSettings,
  rebateIncome: agents.rebateIncome,
  registerUrls: agents.registerUrls,
  redRains: rain.redRains,
  rains: rain.rains,
  bonus,
  bonusRecords,
  memberExists: () => ({ exists: false }),
  favourites,
  favouriteIds: () => ({ ...favourites(), content: [...marked] }),
  addFavourite(_query, body) {
    marked.add((body as { nodeId: string }).nodeId);
    return null;
  },
  removeFavourite(query) {
    marked.delete(query.get('nodeId') ?? '');
    return null;
  },
};

async function answer(name: EndpointName, url: URL, init: RequestInit): Promise<Response> {
  if (name === 'stream' || answering === 'loading') return never(init.signal);
  if (answering === 'failed') throw new TypeError('Failed to fetch');
  const usual = { traceId: 'recorded', serverTime: Date.now() };
  const other = stagedAnswer(name);
  const found = other === undefined ? answers[name] : () => other;
  if (!found)
    return Response.json(
      { ...usual, success: false, value: null, code: 'planned', message: 'planned' },
      { status: 501 },
    );
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  const value = found(url.searchParams, body, url.pathname);
  const isEmptied = answering === 'empty' && typeof value === 'object' && value !== null;
  return Response.json({ ...usual, success: true, value: isEmptied ? emptied(value) : value });
}

const line = globalThis.fetch;

/** From here on the platform is what was recorded of it; everything else is fetched as before. */
export function answerAs(wanted: Answering, inCurrency: string): void {
  answering = wanted;
  currency = inCurrency;
  marked = new Set(recorded.favouriteIds.content);
  globalThis.fetch = (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const name = endpointAt(init.method ?? 'GET', url.pathname);
    return name ? answer(name, url, init) : line(input, init);
  };
}
