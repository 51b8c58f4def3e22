import type { Reply, Vendor } from '@livery/contract/client';

/** Of the makers of sports, who has these as well; asked where the table names nobody. */
const amongSports: Readonly<Record<string, readonly string[]>> = {
  ESPORTS: ['IMES', 'TF', 'IA'],
  COCKFIGHT: ['SV3', 'DS88'],
};

type Sorting = Reply<'vendors'>['sorting'];

/** What the platform calls the makers of a category, in its order: by code, or by the type of their accounts. */
const namesIn = (sorting: Sorting, category: string): readonly (string | undefined)[] => {
  // A table from before there was an order has no names in it.
  const names: Partial<Sorting[number]>['vendorNames'] = sorting.find(
    ({ gameCategory }) => gameCategory === category,
  )?.vendorNames;
  return names?.map(({ vassalage, accountTypeName }) => vassalage ?? accountTypeName) ?? [];
};

/** In the order of the platform; whom it does not name stands behind, as the table has them. */
function inOrder(vendors: readonly Vendor[], names: readonly (string | undefined)[]): Vendor[] {
  const placeOf = ({ vassalage, displayName }: Vendor): number => {
    const place = names.findIndex((name) => name === vassalage || name === displayName);
    return place === -1 ? names.length : place;
  };
  return vendors.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function ofCategory({ sorting, mapping }: Reply<'vendors'>, category: string): readonly Vendor[] {
  const own = mapping[category];
  const names = namesIn(sorting, category);
  if (own) return inOrder(own, names);
  const codes = amongSports[category] ?? [];
  const found = (mapping['SPORTS'] ?? []).filter(({ vassalage }) => codes.includes(vassalage));
  return inOrder(found, names.length > 0 ? names : namesIn(sorting, 'SPORTS'));
}

/** Who makes games of a category, or of any. */
export function vendorsOf(table: Reply<'vendors'>, category?: string): readonly Vendor[] {
  // Games of the house are slots of one maker.
  if (category === 'INHOUSE') return [];
  if (category !== undefined) return ofCategory(table, category);
  const sorted = table.sorting.map(({ gameCategory }) => gameCategory);
  const all = [...new Set([...sorted, ...Object.keys(table.mapping)])]
    .filter((one) => Object.hasOwn(table.mapping, one))
    .flatMap((one) => ofCategory(table, one));
  return [...new Map(all.map((vendor) => [vendor.vassalage, vendor])).values()];
}
