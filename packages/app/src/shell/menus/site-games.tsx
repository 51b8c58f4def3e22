import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { MenuEntry, MenuGames } from '@livery/ui/side-menu';
import {
  categories,
  categoriesOf,
  isLotteryMode,
  listPath,
  menuLook,
  siteMenuOrder,
  useGameActions,
  vendorsOf,
  vendorsQuery,
} from '#chapters/lobby';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';
import { useSession } from '#kernel/session/session.ts';

/** Letters of a name that fits where there are four to a row. */
const inFour = 10;

const ways = {
  HOME: () => pathTo('home'),
  HOT: () => pathTo('hot'),
  FAV: () => pathTo('favourites'),
} as const;

const wayTo = (code: string): string =>
  Object.hasOwn(ways, code) ? ways[code as keyof typeof ways]() : listPath(code);

const pages: Readonly<Record<string, string>> = { home: 'HOME', hot: 'HOT', favourites: 'FAV' };

/** Kinds of games in the platform's order. Until it has told, and where it cannot, those that every site has. */
export function SiteGames({ open }: { open: boolean }) {
  const { t } = useTranslation();
  const { code: merchantCode } = useMerchant();
  const isMember = useSession() !== null;
  const { data } = useQuery({ ...vendorsQuery(merchantCode), enabled: open });
  const { enter } = useGameActions();
  const here = useCurrentRoute();
  const current = here && (pages[here.route.name] ?? here.params['gameType']);
  const entries = siteMenuOrder(data ? categoriesOf(data) : categories, isMember).map((code) => {
    const { icon, text } = menuLook(code);
    return { code, icon, name: t(text) };
  });
  // Lotteries are played in the house of their maker; where none is told it is called as they are.
  const houseOf = (vassalage: string, displayName: string) =>
    (data && vendorsOf(data, vassalage)[0]) ?? { vassalage, displayName };
  const isLong = entries.some(({ name }) => name.length > inFour);
  return (
    <MenuGames label={t('nav.games')} columns={isLong ? 3 : 4}>
      {entries.map(({ code, icon, name }) =>
        isLotteryMode(code) ? (
          <MenuEntry key={code} icon={icon} onClick={() => enter(houseOf(code, name), code)}>
            {name}
          </MenuEntry>
        ) : (
          <MenuEntry
            key={code}
            icon={icon}
            current={code === current}
            render={<Link to={wayTo(code)} />}
          >
            {name}
          </MenuEntry>
        ),
      )}
    </MenuGames>
  );
}
