import type { TestGateway } from '../gateway.ts';

const DAY = 86_400_000;

/** What an offer says; all of the rest is lenient, so that a test names what it is about. */
export interface TestOffer {
  readonly merchant?: string;
  readonly way?: 'join' | 'claim' | 'read';
  readonly titles?: Readonly<Record<string, string>>;
  readonly starts?: number;
  readonly ends?: number;
  readonly noExpiry?: boolean;
  readonly wagering?: number;
  readonly minDeposit?: bigint;
  readonly bonus?: bigint;
  readonly match?: number;
  readonly cap?: bigint;
  readonly days?: number;
  readonly maxStake?: bigint;
  readonly product?: string;
  readonly weights?: Readonly<Record<string, number>>;
  readonly audience?: readonly number[];
  readonly badge?: boolean;
  readonly forNewcomers?: boolean;
  readonly position?: number;
  readonly isDraft?: boolean;
}

/** A promotion with all of its terms, in print or not. */
export async function addOffer({ db, now }: TestGateway, given: TestOffer = {}): Promise<string> {
  const { id } = await db
    .insertInto('promotion')
    .values({
      merchant: given.merchant ?? 'aurora',
      way: given.way ?? 'join',
      titles: JSON.stringify(given.titles ?? { EN: 'Offer', TY: 'Alok' }),
      contents: JSON.stringify({ EN: '<p>Terms</p>' }),
      pictures: ['/img/one.svg', '/img/two.svg'],
      category_ids: [1n, 2n],
      starts_at: new Date(given.starts ?? now() - DAY),
      ends_at: new Date(given.ends ?? now() + DAY),
      no_expiry: given.noExpiry ?? false,
      wagering: given.wagering ?? 2,
      min_deposit: given.minDeposit ?? 0n,
      max_bonus: given.bonus ?? 10_000n,
      match: given.match ?? 0,
      cap: given.cap ?? 1_000_000n,
      days: given.days ?? 7,
      max_stake: given.maxStake ?? 1_000_000n,
      product: given.product ?? 'ALL',
      weights: JSON.stringify(given.weights ?? { '*': 100 }),
      audience: [...(given.audience ?? [])],
      badge: given.badge ?? false,
      for_newcomers: given.forNewcomers ?? false,
      position: given.position ?? 1,
      published_at: given.isDraft === true ? null : new Date(now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id.toString();
}
