import { hexOf, lch, type Hex } from '@livery/themes';
import type { Mode } from '@livery/themes/contract';

/** A link in a colour for each mode. */
export type Link = Readonly<Record<Mode, Hex>>;

const tries = 10;
const step = 0.03;

/**
 * A family may have surfaces of its own, on which the link that grows from the
 * brand cannot be read. The same hue, step by step lighter at night and darker
 * by day; the first that passes is the one that was moved the least.
 */
export function* linksFrom(brand: Hex): Generator<Link> {
  const own = lch(brand);
  for (let index = 0; index < tries; index++) {
    const dark = Math.max(own.l, 0.62 + index * step);
    const light = Math.min(own.l, 0.56 - index * step);
    yield { dark: hexOf({ ...own, l: dark }), light: hexOf({ ...own, l: light }) };
  }
}
