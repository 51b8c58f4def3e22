import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  Amount,
  Code,
  closed,
  Day,
  Id,
  Instant,
  Money,
  pages,
  paging,
  Text,
} from '../base/schemas.ts';
import { PlayBarred } from '../care/index.ts';
import { cashierRoutes } from './routes.ts';

const sums = {
  sumBalance: Money,
  currency: Type.String(),
  cash: Money,
  bonus: Money,
  locked: Money,
  /** What games may take: cash, and the bonus whose turn it is. */
  playable: Money,
};

/** Which days of a record, both counted. */
const days = { startDate: Type.Optional(Day), endDate: Type.Optional(Day) };

export const Wallet = Type.Object(sums, closed);

const VendorWallet = Type.Object(
  { vendor: Type.String(), displayName: Type.String(), balance: Money },
  closed,
);

export const wallet = endpoint(cashierRoutes, 'wallet', {
  id: 'W01',
  caller: 'member',
  whileBarred: true,
  about: 'The member’s money.',
  request: {},
  reply: Wallet,
  errors: [],
});

export const merchantWallets = endpoint(cashierRoutes, 'merchantWallets', {
  id: 'W02',
  caller: 'member',
  whileBarred: true,
  about:
    'Every vendor of this merchant that keeps a wallet for the member, also where nothing lies in it yet.',
  request: { params: Type.Object({ merchantCode: Code }, closed) },
  reply: Type.Object({ wallets: Type.Array(VendorWallet) }, closed),
  errors: [],
});

export const memberWallet = endpoint(cashierRoutes, 'memberWallet', {
  id: 'W03',
  caller: 'member',
  whileBarred: true,
  about: 'The member’s money, with what lies at each vendor.',
  request: {},
  reply: Type.Object({ ...sums, wallets: Type.Array(VendorWallet) }, closed),
  errors: [],
});

export const transfer = endpoint(cashierRoutes, 'transfer', {
  id: 'W04',
  caller: 'player',
  about: 'Moves money between the main wallet (MAIN) and a vendor’s.',
  request: {
    body: Type.Object({ from: Text(40, 1), to: Text(40, 1), amount: Amount }, closed),
  },
  reply: Type.Object({ transactionId: Id }, closed),
  failure: PlayBarred,
  errors: [
    'balance.short',
    'wallet.missing',
    'permission.denied',
    'kyc.required',
    'rg.limit_reached',
  ],
});

export const recall = endpoint(cashierRoutes, 'recall', {
  id: 'W15',
  caller: 'registered',
  whileBarred: true,
  about: 'Brings back to the main wallet all that lies at vendors.',
  request: { body: Type.Object({}, closed) },
  reply: Type.Object({ transactionIds: Type.Array(Id), amount: Money }, closed),
  errors: [],
});

export const transactions = endpoint(cashierRoutes, 'transactions', {
  id: 'W05',
  caller: 'member',
  whileBarred: true,
  about: 'What went in and out, the newest first; types=A shows an agent’s own kinds.',
  request: {
    query: Type.Object(
      {
        types: Type.Optional(Text(80)),
        ...days,
        ...pages,
      },
      closed,
    ),
  },
  reply: Type.Object(
    {
      list: Type.Array(
        Type.Object(
          {
            id: Id,
            type: Type.String(),
            amount: Money,
            balance: Money,
            at: Instant,
            /** Of a deposit, or of a payout where the type says so. */
            orderId: Type.Optional(Id),
            /** The bonus that became cash. */
            grantId: Type.Optional(Id),
          },
          closed,
        ),
      ),
      ...paging,
      footer: Type.Object({ in: Money, out: Money }, closed),
    },
    closed,
  ),
  errors: ['type.rejected'],
});

export const betRecords = endpoint(cashierRoutes, 'betRecords', {
  id: 'W14',
  caller: 'member',
  whileBarred: true,
  flag: 'TRANSBETREPMEM3',
  about: 'The member’s rounds, the newest first.',
  request: {
    query: Type.Object(
      {
        ...days,
        gameCategory: Type.Optional(Code),
        vendor: Type.Optional(Code),
        status: Type.Optional(Type.Enum(['ALL', 'open', 'won', 'lost', 'void'])),
        ...pages,
      },
      closed,
    ),
  },
  reply: Type.Object(
    {
      list: Type.Array(
        Type.Object(
          {
            id: Id,
            gameName: Type.String(),
            nodeId: Type.String(),
            gameCategory: Type.String(),
            vassalage: Type.String(),
            displayName: Type.String(),
            iconUrl: Type.String(),
            bet: Money,
            win: Money,
            net: Money,
            status: Type.Enum(['open', 'won', 'lost', 'void']),
            at: Instant,
          },
          closed,
        ),
      ),
      ...paging,
      footer: Type.Object({ bet: Money, win: Money, net: Money }, closed),
    },
    closed,
  ),
  errors: ['permission.denied'],
});
