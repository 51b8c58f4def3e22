import type { Reply, Vendor } from '@livery/contract/client';

/** Of the makers of sports, who has these as well; asked where the table names nobody. */
const amongSports: Readonly<Record<string, readonly string[]>> = {
  ESPORTS: ['IMES', 'TF', 'IA'],
  COCKFIGHT: ['SV3', 'DS88'],
};

/** Who makes games of a category, or of any. */
export function vendorsOf({ mapping }: Reply<'vendors'>, category?: string): readonly Vendor[] {
  if (category === undefined) {
    const all = Object.values(mapping).flat();
    return [...new Map(all.map((vendor) => [vendor.vassalage, vendor])).values()];
  }
  // Games of the house are slots of one maker.
  if (category === 'INHOUSE') return [];
  const codes = amongSports[category] ?? [];
  return (
    mapping[category] ??
    (mapping['SPORTS'] ?? []).filter(({ vassalage }) => codes.includes(vassalage))
  );
}
