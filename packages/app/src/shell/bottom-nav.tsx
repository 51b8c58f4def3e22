import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { Link } from 'react-router-dom';
import { BarItem, BottomBar } from '@livery/ui/bottom-bar';
import { linkTo } from '#kernel/routing/path-to.ts';
import { menu } from '#kernel/routing/table.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';

/** What is used most, at the thumb. */
export function BottomNav() {
  const { t } = useTranslation();
  const current = useCurrentRoute()?.route;
  return (
    <BottomBar label={t('nav.label')}>
      {menu().map(({ route, icon, label }) => (
        <BarItem
          key={route.name}
          icon={icon}
          home={route.name === 'home'}
          // One of the promotions is among the promotions.
          current={route.pageKey === current?.pageKey}
          render={<Link to={linkTo(route)} />}
        >
          {t(label)}
        </BarItem>
      ))}
    </BottomBar>
  );
}
