import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

export interface Person {
  readonly merchant: Merchant;
  readonly memberId: bigint;
}

/** Sites of the same operator, without this one. */
export const otherBrands = (merchants: readonly Merchant[], { code, operator }: Merchant) =>
  merchants.filter(
    (one) => one.code !== code && operator !== undefined && one.operator === operator,
  );

/**
 * A person at every site of one operator, as a phone shows that was proven at
 * each. By merchant and number: whoever holds several guards takes them in
 * this order (ADR 182).
 */
export async function everywhere(
  tx: Tx,
  merchants: readonly Merchant[],
  own: Person,
): Promise<readonly Person[]> {
  const others = otherBrands(merchants, own.merchant);
  const rows = await tx
    .selectFrom('member as other')
    .innerJoin('member as own', (join) =>
      join.onRef('own.mobile', '=', 'other.mobile').on('own.mobile_verified', '=', true),
    )
    .select(['other.merchant', 'other.id'])
    .where('own.merchant', '=', own.merchant.code)
    .where('own.id', '=', own.memberId)
    .where('other.merchant', 'in', ['', ...others.map(({ code }) => code)])
    .where('other.mobile_verified', '=', true)
    .execute();
  const found = rows.flatMap(({ merchant: code, id: memberId }): Person[] => {
    const merchant = others.find((one) => one.code === code);
    return merchant === undefined ? [] : [{ merchant, memberId }];
  });
  return [own, ...found].toSorted(
    (one, other) =>
      one.merchant.code.localeCompare(other.merchant.code, 'en') ||
      (one.memberId < other.memberId ? -1 : 1),
  );
}
