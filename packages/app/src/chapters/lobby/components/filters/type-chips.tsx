import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { ChipGroup, FilterChip } from '@livery/ui/chip-group';
import { useMerchant } from '#kernel/merchant.tsx';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { categoriesOf, vendorsQuery } from '../../api/vendors.ts';
import { categories } from '../../categories.ts';
import { menuLook } from '../../menu/menu-look.ts';
import { categoryOrder } from '../../menu/menu-order.ts';
import * as css from './type-chips.css.ts';

/** Lotteries have draws instead of games to be hot. */
const isGames = (category: string): boolean => category !== 'LOTT' && category !== 'ELOTT';

/** Of which category the games are; another one begins without filters. */
export function TypeChips({ current }: { current: string | undefined }) {
  const { t } = useTranslation();
  const name = useId();
  const narrow = useNarrow();
  const { data } = useQuery(vendorsQuery(useMerchant().code));
  const types = categoryOrder(data ? categoriesOf(data) : categories).filter(isGames);
  return (
    <ChipGroup className={css.types} label={t('home.categories')} labelHidden scrolling>
      <FilterChip
        type="radio"
        name={name}
        icon="game-all"
        checked={!current}
        onChange={() => narrow({})}
      >
        {t('category.ALL')}
      </FilterChip>
      {types.map((gameType) => {
        const { icon, text } = menuLook(gameType);
        return (
          <FilterChip
            key={gameType}
            type="radio"
            name={name}
            icon={icon}
            checked={gameType === current}
            onChange={() => narrow({ gameType })}
          >
            {t(text)}
          </FilterChip>
        );
      })}
    </ChipGroup>
  );
}
