import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { useStaggered } from '#kernel/parts/use-idle-part.ts';
import { categoriesOf, vendorsQuery } from '../api/vendors.ts';
import { CategoryGames } from '../components/category-games.tsx';
import { menuLook } from '../menu/menu-look.ts';
import { categoryOrder } from '../menu/menu-order.ts';
import { HouseList } from './house-list.tsx';
import { Near } from '../components/near.tsx';
import { StripRoom } from '../components/strip-room.tsx';
import type { CategoryPartProps } from './part-props.ts';
import { VendorBlocks } from './vendor-blocks.tsx';
import { isVendorHouse } from './vendor-houses.ts';

/** Games of a category and of its first makers; where one bets in a maker's own house, the makers alone. */
function CategoryPart({ category, favourites }: CategoryPartProps) {
  if (isVendorHouse(category)) return <HouseList categories={[category]} />;
  return (
    <>
      <CategoryGames current={category} favourites={favourites} optional />
      <VendorBlocks category={category} favourites={favourites} />
    </>
  );
}

/** Rooms of so many sections come together. */
const together = 4;

export interface CategoryPartsProps extends CategoryPartProps {
  /** Whether the page was drawn as a whole, and not in turns. */
  readonly atOnce: boolean;
}

/** A section a category, in the platform's order, but for the one that is in sight already. */
export function CategoryParts({ category, favourites, atOnce }: CategoryPartsProps) {
  const { t } = useTranslation();
  const { code, home } = useMerchant();
  const { data } = useQuery(vendorsQuery(code));
  const others = categoryOrder(data ? categoriesOf(data) : []).filter(
    (one) => one !== category && !(home.includes('sports') && isVendorHouse(one)),
  );
  const isThere = data !== undefined;
  const turns = useStaggered(isThere, Math.ceil(others.length / together), atOnce && isThere);
  return (
    <>
      {isVendorHouse(category) ? null : (
        <VendorBlocks category={category} favourites={favourites} />
      )}
      {others.slice(0, turns * together).map((one) => {
        const title = t(menuLook(one).text);
        return (
          <Near key={one} room={<StripRoom title={title} count={1} />}>
            <CategoryPart category={one} favourites={favourites} />
          </Near>
        );
      })}
    </>
  );
}
