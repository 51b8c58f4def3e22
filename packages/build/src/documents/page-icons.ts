import type { Merchant } from '@livery/themes';

/** What a page names for tabs, home screens and links in other apps. */
export interface PageIcons {
  readonly tab: string;
  readonly apple?: string;
  readonly card?: string;
}

export function pageIcons(
  { manifest: { logo, icons = {}, domains } }: Merchant,
  place: (asset: string) => string,
): PageIcons {
  const { apple, card } = icons;
  return {
    tab: place(logo.mark),
    ...(apple === undefined ? {} : { apple: place(apple) }),
    // Other apps want a whole address.
    ...(card === undefined ? {} : { card: `https://${domains[0]}${place(card)}` }),
  };
}
