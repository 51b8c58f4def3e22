import type { House } from '../house.ts';
import { formatMoney, plainMoney } from '../money/amounts.ts';
import type { Rail } from '../outcomes/script.ts';
import type { Order } from '../store/orders.ts';

/** Names of nobody: no bank, card or chain is called so. */
export const methodNames: Readonly<Record<Rail, string>> = {
  card: 'Card',
  ewallet: 'Pipit wallet',
  qr: 'TernQR',
  bank: 'Larkfield bank transfer',
  crypto: 'Glim coin',
};

const CONFIRMATIONS_NEEDED = 3;
/** Seconds in life between one block and the next. */
const BLOCK = 10;

interface Line {
  readonly label: string;
  readonly value: string;
}

type Next =
  | { readonly type: 'redirect'; readonly url: string }
  | { readonly type: 'qr'; readonly payload: string; readonly url: string }
  | { readonly type: 'instructions'; readonly lines: readonly Line[]; readonly url: string };

export const pageOf = ({ addresses }: House, { token }: Order): string =>
  `${addresses.pay}/checkout/${token}`;

/** What a payer has to do, for a merchant that shows it on a page of its own. */
export function howToPay(house: House, order: Order): Next {
  const url = pageOf(house, order);
  switch (order.rail) {
    case 'card':
    case 'ewallet':
      return { type: 'redirect', url };
    case 'qr':
      return { type: 'qr', payload: url, url };
    case 'bank':
      return { type: 'instructions', lines: bankLines(order), url };
    case 'crypto':
      return { type: 'instructions', lines: cryptoLines(order), url };
  }
}

export const bankLines = (order: Order): readonly Line[] => [
  { label: 'Bank', value: 'Larkfield Bank' },
  { label: 'Account name', value: 'Brackwell Pay, clients’ money' },
  { label: 'Account number', value: '4410 0072 9915' },
  { label: 'Amount', value: formatMoney(order.amount, order.currency) },
  { label: 'Reference', value: transferReference(order) },
];

export const cryptoLines = (order: Order): readonly Line[] => [
  { label: 'Network', value: 'Glimmer' },
  { label: 'Address', value: glimAddress(order) },
  { label: 'Amount', value: `${plainMoney(order.amount, order.currency)} GLIM` },
];

/** What the payer writes beside a transfer, short enough to type. */
const transferReference = ({ id }: Order): string =>
  `BW-${id.slice(4, 8)}-${id.slice(8, 12)}`.toUpperCase();

const glimAddress = ({ id }: Order): string => `glim1${id.slice(4)}`;

/** Blocks that were put upon a coin's payment since it was seen. */
export function confirmationsOf(
  { clock, settings }: House,
  { status, processing_at: seenAt }: Order,
): { readonly seen: number; readonly needed: number } {
  const needed = CONFIRMATIONS_NEEDED;
  if (status !== 'processing') {
    return { seen: status === 'succeeded' || status === 'partially_paid' ? needed : 0, needed };
  }
  const blocks = Math.floor(((clock.now() - (seenAt ?? 0)) * settings.speed) / (BLOCK * 1000));
  return { seen: Math.min(blocks, needed - 1), needed };
}
