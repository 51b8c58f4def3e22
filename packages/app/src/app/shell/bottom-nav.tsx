import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { BarItem, BottomBar } from '@livery/ui/bottom-bar';
import { homePaths, paths } from '#platform/paths.ts';

const items = [
  { to: paths.games, icon: 'game-all', text: 'nav.games' },
  { to: paths.hot, icon: 'game-hot', text: 'nav.hot' },
  { to: paths.home, icon: 'home', text: 'nav.home' },
  { to: paths.favourites, icon: 'heart', text: 'nav.favourites' },
  { to: paths.settings, icon: 'settings', text: 'nav.settings' },
] as const;

/** What is used most, at the thumb. */
export function BottomNav() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const isCurrent = (to: string): boolean =>
    to === paths.home ? homePaths.has(pathname) : to === pathname + search;
  return (
    <BottomBar label={t('nav.label')}>
      {items.map(({ to, icon, text }) => (
        <BarItem
          key={to}
          icon={icon}
          home={to === paths.home}
          current={isCurrent(to)}
          render={<Link to={to} />}
        >
          {t(text)}
        </BarItem>
      ))}
    </BottomBar>
  );
}
