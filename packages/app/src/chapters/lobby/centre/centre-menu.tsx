import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { GameMenu, GameMenuItem } from '@livery/ui/game-menu';
import { useMerchant } from '#kernel/merchant.tsx';
import { useSession } from '#kernel/session/session.ts';
import { categoriesOf, vendorsQuery } from '../api/vendors.ts';
import { categories } from '../categories.ts';
import { centrePath } from './centre-path.ts';
import { menuLook } from '../menu/menu-look.ts';
import { centreMenuOrder } from '../menu/menu-order.ts';

/** Of a brand that has all it may have; what it may not have is left out of the menu. */
const usual = [...categories, 'COCKFIGHT'];

/** The column of the game centre; the usual categories stand there until the platform has told its own. */
export function CentreMenu({ current }: { current: string }) {
  const { t } = useTranslation();
  const isMember = useSession() !== null;
  const { data } = useQuery(vendorsQuery(useMerchant().code));
  return (
    <GameMenu label={t('home.categories')}>
      {centreMenuOrder(data ? categoriesOf(data) : usual, isMember).map((entry) => {
        const { icon, text } = menuLook(entry);
        return (
          <GameMenuItem
            key={entry}
            icon={icon}
            current={entry === current}
            render={<Link to={centrePath(entry)} replace />}
          >
            {t(text)}
          </GameMenuItem>
        );
      })}
    </GameMenu>
  );
}
