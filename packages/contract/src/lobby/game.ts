import { Type, type TSchema } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  Code,
  closed,
  counted,
  Instant,
  Language,
  Money,
  pages,
  Picture,
  Text,
} from '../base/schemas.ts';
import { lobbyRoutes } from './routes.ts';

const gameFields = {
  gameId: Type.String(),
  /** What a favourite, a recent game and a launch name a game by. */
  nodeId: Type.String(),
  nodeName: Type.String(),
  gameName: Type.String(),
  gameType: Type.String(),
  gameCategory: Type.String(),
  gameClassify: Type.String(),
  gameClassifyNew: Type.String(),
  isNew: Type.Boolean(),
  /** The vendor's code. */
  vassalage: Type.String(),
  /** The vendor's name. */
  displayName: Type.String(),
  /** The vendor's mark. */
  showIcon: Picture,
  iconUrl: Picture,
  mobileLargeIcon: Picture,
  roomId: Type.String(),
  /** 0: may be played for practice. */
  supportPlay: Type.Integer(),
  lottoMode: Type.String(),
  gameCode: Type.String(),
  /** `VASSALAGE` opens the vendor's list instead of a game. */
  isGameH5: Type.Enum(['GAME', 'VASSALAGE']),
  maintenance: Type.Optional(Type.Boolean()),
  pinned: Type.Optional(Type.Boolean()),
};

export const Game = Type.Object(gameFields, closed);

export const Winner = Type.Object(
  {
    ...gameFields,
    customerName: Type.String(),
    winAmount: Money,
    currency: Type.String(),
    at: Instant,
  },
  closed,
);

export const Vendor = Type.Object(
  {
    vassalage: Type.String(),
    displayName: Type.String(),
    showIcon: Picture,
    gameClassify: Type.Array(Type.String()),
  },
  closed,
);

export const vendors = endpoint(lobbyRoutes, 'vendors', {
  id: 'G01',
  caller: 'public',
  about: 'Vendors by category.',
  request: {
    query: Type.Object(
      { typeId: Type.Optional(Type.Integer()), merchantCode: Type.Optional(Code) },
      closed,
    ),
  },
  reply: Type.Object(
    {
      sorting: Type.Array(
        Type.Object(
          {
            gameCategory: Type.String(),
            vendorNames: Type.Array(
              Type.Object(
                {
                  vassalage: Type.Optional(Type.String()),
                  accountTypeName: Type.Optional(Type.String()),
                },
                closed,
              ),
            ),
          },
          closed,
        ),
      ),
      mapping: Type.Record(Type.String(), Type.Array(Vendor)),
    },
    closed,
  ),
  errors: [],
});

export const gameList = endpoint(lobbyRoutes, 'gameList', {
  id: 'G02',
  caller: 'public',
  about: 'Games by category, vendor, class, name, least stake and newness.',
  request: {
    query: Type.Object(
      {
        merchant: Type.Optional(Code),
        merchant_code: Type.Optional(Code),
        platform: Type.Optional(Code),
        clientType: Type.Optional(Type.Integer()),
        gameName: Type.Optional(Text(60)),
        gameType: Type.Optional(Code),
        ...pages,
        /** A vendor, or several with commas between them. */
        vassalage: Type.Optional(Text(400)),
        gameClassify: Type.Optional(Code),
        /** Of the hottest games alone. */
        isHot: Type.Optional(Type.Boolean()),
        isNew: Type.Optional(Type.Boolean()),
        minBet: Type.Optional(Money),
        minLine: Type.Optional(Type.Integer()),
        language: Type.Optional(Language),
      },
      closed,
    ),
  },
  reply: Type.Object({ games: Type.Array(Game), ...counted }, closed),
  errors: [],
});

/** As little of a game as is needed to find it by name, to show it in a row and to open it. */
const NamedGame = Type.Object(
  {
    /** The node’s. */
    id: Type.String(),
    name: Type.String(),
    /** The vendor’s code. */
    by: Type.String(),
    /** The category’s code. */
    in: Type.String(),
    icon: Picture,
    isNew: Type.Optional(Type.Boolean()),
    maintenance: Type.Optional(Type.Boolean()),
    /** May be played for practice. */
    practice: Type.Optional(Type.Boolean()),
    lottoMode: Type.Optional(Type.String()),
  },
  closed,
);

export const gameNames = endpoint(lobbyRoutes, 'gameNames', {
  id: 'G02',
  caller: 'public',
  about: 'Every game by its name, with its vendor and category, for a search on the device.',
  request: { query: Type.Object({ language: Type.Optional(Language) }, closed) },
  reply: Type.Object(
    {
      /** The hottest first. */
      games: Type.Array(NamedGame),
      vendors: Type.Array(
        Type.Object({ code: Type.String(), name: Type.String(), icon: Picture }, closed),
      ),
      categories: Type.Array(Type.String()),
    },
    closed,
  ),
  errors: [],
});

export const hotGames = endpoint(lobbyRoutes, 'hotGames', {
  id: 'G03',
  caller: 'public',
  about: 'The hottest games.',
  request: {
    query: Type.Object(
      {
        isPlatform: Type.Optional(Type.Integer()),
        language: Type.Optional(Language),
        platform: Type.Optional(Code),
        gameType: Type.Optional(Code),
        merchantCode: Type.Optional(Code),
      },
      closed,
    ),
  },
  reply: Type.Object({ list: Type.Array(Game) }, closed),
  errors: [],
});

const boardQuery = Type.Object(
  {
    gameCategory: Type.Optional(Code),
    language: Type.Optional(Language),
    limitNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  closed,
);

export const winners = endpoint(lobbyRoutes, 'winners', {
  id: 'G04',
  caller: 'public',
  about: 'The largest wins of late, with names masked.',
  request: { query: boardQuery },
  reply: Type.Object({ list: Type.Array(Type.Object({ vo: Winner }, closed)) }, closed),
  errors: [],
});

export const rank = endpoint(lobbyRoutes, 'rank', {
  id: 'G13',
  caller: 'public',
  about: 'The games played most of late, with the best win of each.',
  request: { query: boardQuery },
  reply: Type.Object(
    {
      list: Type.Array(Type.Object({ ...gameFields, rank: Type.Integer(), topWin: Money }, closed)),
    },
    closed,
  ),
  errors: [],
});

const orNull = <Value extends TSchema>(value: Value) => Type.Union([value, Type.Null()]);

export const gameInfo = endpoint(lobbyRoutes, 'gameInfo', {
  id: 'G17',
  caller: 'public',
  about: 'What a game pays and takes; null for what its vendor does not tell.',
  request: { params: Type.Object({ nodeId: Text(40, 1) }, closed) },
  reply: Type.Object(
    {
      /** Per cent, as a decimal string. */
      rtp: orNull(Type.String()),
      volatility: orNull(Type.Enum(['low', 'medium', 'high'])),
      /** Times the stake. */
      maxWin: orNull(Type.Integer()),
      /** A path of the site or an address, which may say `{language}`. */
      rulesUrl: orNull(Type.String()),
      jackpotIds: Type.Array(Type.String()),
      /** Per cent of each stake that goes into jackpots; null where none is fed. */
      jackpotShare: orNull(Type.String()),
      minBet: orNull(Money),
      maxBet: orNull(Money),
    },
    closed,
  ),
  errors: ['game.missing'],
});
