import { Link } from '#kernel/routing/link.ts';
import type { Vendor } from '@livery/contract/client';
import { Studios, VendorTile } from '@livery/ui/vendor-tile';
import { listPath } from '../list-path.ts';
import { useGameActions } from '../game-actions.tsx';
import { hasOwnLobby } from '../launch/vendor-way.ts';

export interface VendorStripProps {
  /** What the strip holds. */
  readonly label: string;
  readonly gameCategory: string;
  readonly vendors: readonly Vendor[];
}

/** Vendors of a category: a tile launches the vendor's own lobby, or leads to its games. */
export function VendorStrip({ label, gameCategory, vendors }: VendorStripProps) {
  const { enter } = useGameActions();
  return (
    <Studios label={label}>
      {vendors.map((vendor) => (
        <VendorTile
          key={vendor.vassalage}
          code={vendor.vassalage}
          name={vendor.displayName}
          src={vendor.showIcon}
          {...(hasOwnLobby(gameCategory)
            ? { onClick: () => enter(vendor, gameCategory) }
            : {
                render: <Link to={listPath(gameCategory, { vassalage: vendor.vassalage })} />,
              })}
        />
      ))}
    </Studios>
  );
}
