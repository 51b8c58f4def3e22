import type { FastifyReply, FastifyRequest } from 'fastify';
import { originAt } from '../../../http/hosts/asked.ts';
import { createShelf } from '../../../http/replies/prepared.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Catalogue } from './catalogue.ts';
import type { Catalogues } from './catalogues.ts';
import { jackpotsFedBy, shareOf } from '../jackpots/store.ts';
import { hotGames, listGames, namesIn, pageOf, vendorTable } from './select.ts';

/** The catalogue is the same for every visitor, so a CDN may hold it for a moment. */
export function cacheBriefly(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
}

export function gameRoutes(route: Router, services: Services, catalogues: Catalogues): void {
  // A shelf for each catalogue: a new one begins with empty shelves, an old one goes with its own.
  const shelves = new WeakMap<Catalogue, ReturnType<typeof makeShelves>>();
  const shelvesOf = (catalogue: Catalogue) => {
    const known = shelves.get(catalogue) ?? makeShelves();
    shelves.set(catalogue, known);
    return known;
  };

  route('vendors', async ({ merchant, reply }) => {
    const catalogue = catalogues.of(merchant);
    cacheBriefly(reply);
    return shelvesOf(catalogue).vendors('', () => vendorTable(catalogue));
  });

  route('gameList', async ({ merchant, query, reply }) => {
    const catalogue = catalogues.of(merchant);
    cacheBriefly(reply);
    // These say who asks and how, and change nothing of the answer.
    const {
      merchant: _m,
      merchant_code: _c,
      platform: _p,
      clientType: _t,
      language: _l,
      ...asked
    } = query;
    return shelvesOf(catalogue).gameList(JSON.stringify(asked), () => {
      const page = pageOf(listGames(catalogue, query), query.pageNo, query.pageSize);
      return {
        games: page.items.map(({ game }) => game),
        pageNum: page.pageNum,
        totalPages: page.totalPages,
        total: page.total,
      };
    });
  });

  route('gameNames', async ({ merchant, reply }) => {
    const catalogue = catalogues.of(merchant);
    cacheBriefly(reply);
    return shelvesOf(catalogue).gameNames('', () => namesIn(catalogue));
  });

  route('hotGames', async ({ merchant, query, reply }) => {
    const catalogue = catalogues.of(merchant);
    const { gameType = '' } = query;
    cacheBriefly(reply);
    return shelvesOf(catalogue).hotGames(gameType, () => ({
      list: hotGames(catalogue, gameType).map(({ game }) => game),
    }));
  });

  route('gameInfo', async ({ merchant, params, request, reply }) => {
    const entry = catalogues.of(merchant).find(params.nodeId);
    if (entry === undefined) throw new Refusal('game.missing');
    const jackpots = await jackpotsFedBy(services.db, merchant.code, params.nodeId);
    cacheBriefly(reply);
    return {
      ...entry.info,
      rulesUrl: rulesAt(entry.rules, request, services),
      jackpotIds: jackpots.map(({ id }) => id),
      jackpotShare: jackpots.length === 0 ? null : shareOf(jackpots),
    };
  });
}

/** Where the rules are read; of a game of the house on the games’ own host. */
function rulesAt(
  rules: string | null,
  request: FastifyRequest,
  { sites }: Pick<Services, 'sites'>,
): string | null {
  if (rules?.startsWith(OF_HOUSE) !== true) return rules;
  return `${originAt(request, sites.gamesHost)}/${rules.slice(OF_HOUSE.length)}?lang={language}`;
}

const OF_HOUSE = 'house:';

const makeShelves = () => ({
  vendors: createShelf('vendors'),
  gameList: createShelf('gameList'),
  gameNames: createShelf('gameNames'),
  hotGames: createShelf('hotGames'),
});
