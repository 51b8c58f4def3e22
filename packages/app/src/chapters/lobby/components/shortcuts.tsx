import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { IconButton } from '@livery/ui/icon-button';
import { openMenu } from '#kernel/routing/open-menu.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import * as css from './shortcuts.css.ts';

/** To what somebody looks for most often; what is a member's own leads a visitor to log in. */
export function Shortcuts() {
  const { t } = useTranslation();
  const ways = [
    { icon: 'game-recent', label: t('title.recents'), to: pathTo('recents') },
    { icon: 'heart', label: t('title.favourites'), to: pathTo('favourites') },
    { icon: 'game-hot', label: t('title.hot'), to: pathTo('hot') },
  ] as const;
  return (
    <nav className={css.row} aria-label={t('centre.shortcuts')}>
      {ways.map(({ icon, label, to }) => (
        <IconButton
          key={icon}
          className={css.way}
          icon={icon}
          label={label}
          variant="filled"
          render={<Link to={to} />}
        />
      ))}
      <IconButton
        className={css.way}
        icon="search"
        label={t('finder.open')}
        variant="filled"
        aria-haspopup="dialog"
        onClick={() => openMenu('search')}
      />
    </nav>
  );
}
