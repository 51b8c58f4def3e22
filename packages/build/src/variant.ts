import { codeSlots, type Flags, type Template } from '@livery/themes/contract';
import type { LoadedMerchant } from '@livery/merchants/load';
import { shortHash } from '@livery/merchants/hash';

/** What differs in code between merchants; those who agree in it share a bundle. */
export interface Variant {
  readonly flags: Flags;
  /** Slots that choose a component, with the choice. */
  readonly slots: Partial<Template>;
  readonly key: string;
}

export function variantOf({ flags, template }: LoadedMerchant): Variant {
  const slots = Object.fromEntries(codeSlots.map((name) => [name, template.slots[name]]));
  return { flags, slots, key: shortHash(JSON.stringify([flags, slots])) };
}

/** N merchants, K bundles. */
export function variantsOf(merchants: readonly LoadedMerchant[]): ReadonlyMap<string, Variant> {
  return new Map(merchants.map(variantOf).map((variant) => [variant.key, variant]));
}
