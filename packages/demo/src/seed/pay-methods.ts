import type { Merchant, Tx } from '@livery/gateway/extras';
import { scaled } from '../texts/fill.ts';

interface Way {
  readonly rail: 'card' | 'ewallet' | 'qr' | 'bank' | 'crypto';
  readonly kind: 'gateway' | 'bank';
  readonly name: string;
  /** Whole units of pesos; elsewhere what that is worth. */
  readonly least: number;
  readonly most: number;
}

/** Called as the demo provider calls them: nobody else is called so. */
const ways: readonly Way[] = [
  { rail: 'ewallet', kind: 'gateway', name: 'Pipit wallet', least: 50, most: 50_000 },
  { rail: 'qr', kind: 'gateway', name: 'TernQR', least: 50, most: 50_000 },
  { rail: 'card', kind: 'gateway', name: 'Card', least: 100, most: 100_000 },
  { rail: 'bank', kind: 'bank', name: 'Larkfield bank transfer', least: 200, most: 100_000 },
  { rail: 'crypto', kind: 'gateway', name: 'Glim coin', least: 500, most: 100_000 },
];
/** Invented, as all that a demo names is. */
const banks = [
  { code: 'larkfield', name: 'Larkfield Bank' },
  { code: 'heronsgate', name: 'Heronsgate Bank' },
  { code: 'plover', name: 'Plover Savings' },
];

/** Nobody but people of the staff finds what was paid along it. */
const byHand = { id: 'manual', name: 'Transfer by hand', least: 200, most: 100_000 };

const PRESETS = [200, 500, 1_000, 2_000, 5_000, 10_000];

/** Ways to pay in by the demo provider, where a merchant has none yet. */
export async function writePayMethods(tx: Tx, merchant: Merchant): Promise<void> {
  const one = await tx
    .selectFrom('pay_method')
    .select('id')
    .where('merchant', '=', merchant.code)
    .limit(1)
    .executeTakeFirst();
  if (one !== undefined) return;
  const rangeOf = ({ least, most }: Pick<Way, 'least' | 'most'>) => ({
    least: scaled(merchant, least),
    most: scaled(merchant, most),
    presets: PRESETS.filter((preset) => preset >= least).map((preset) => scaled(merchant, preset)),
  });
  await tx
    .insertInto('pay_method')
    .values([
      ...ways.map(({ rail, kind, name, ...range }, position) => ({
        merchant: merchant.code,
        id: rail,
        kind,
        rail,
        provider: 'demo',
        name,
        ...rangeOf(range),
        position,
        ...(rail === 'bank' && { fields: ['bank' as const], banks: JSON.stringify(banks) }),
      })),
      {
        merchant: merchant.code,
        id: byHand.id,
        kind: 'manual' as const,
        rail: 'bank' as const,
        provider: 'manual',
        name: byHand.name,
        ...rangeOf(byHand),
        position: ways.length,
        pay_to: JSON.stringify({
          bank: 'Heronsgate Bank',
          holder: `${merchant.name} Demo`,
          account: '0070 4471 2093',
        }),
      },
    ])
    // A second gateway that starts beside this one writes the same.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
