import type { ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Icon } from '@livery/ui/icon';
import { IconButton, type IconButtonProps } from '@livery/ui/icon-button';
import { comeNear, openMenu, useOpenMenu, type MenuName } from '#kernel/routing/open-menu.ts';
import { useUnread } from '#kernel/session/badges/unread.ts';
import * as css from './search-line.css.ts';

interface MenuButtonProps extends Pick<IconButtonProps, 'icon' | 'label' | 'className' | 'marked'> {
  readonly menu: MenuName;
}

/** What a button is told that opens one of them. */
const useOpener = (menu: MenuName) =>
  ({
    'aria-haspopup': 'dialog',
    'aria-expanded': useOpenMenu() === menu,
    onPointerEnter: () => comeNear(menu),
    onFocus: () => comeNear(menu),
    onClick: () => openMenu(menu),
  }) as const;

function MenuButton({ menu, ...rest }: MenuButtonProps) {
  return <IconButton {...rest} {...useOpener(menu)} />;
}

/** Opens the search, where there is little room. */
export function SearchButton({ className }: Pick<IconButtonProps, 'className'>) {
  const { t } = useTranslation();
  return <MenuButton menu="search" icon="search" label={t('finder.open')} className={className} />;
}

interface SearchLineProps {
  /** Room for one button on the end of the field. */
  readonly within: ReactNode;
  /** What stands beside the field. */
  readonly beside: ReactNode;
}

/** Opens the search: a line of its own that looks like what it leads to. */
export function SearchLine({ within, beside }: SearchLineProps) {
  const { t } = useTranslation();
  return (
    <search className={css.place}>
      <div className={css.field}>
        <button type="button" className={css.line} {...useOpener('search')}>
          <Icon name="search" size={20} />
          <span className={css.words}>{t('finder.open')}</span>
        </button>
        <div className={css.end}>{within}</div>
      </div>
      {beside}
    </search>
  );
}

/** Opens the menu of the site. */
export function SiteMenuButton({ className }: Pick<IconButtonProps, 'className'>) {
  const { t } = useTranslation();
  return <MenuButton menu="site" icon="menu" label={t('side.open')} className={className} />;
}

/** Opens the menu of whoever is here, and says that something in it waits. */
export function MemberMenuButton({ className }: Pick<IconButtonProps, 'className'>) {
  const { t } = useTranslation();
  const { announcement, inbox } = useUnread();
  const count = announcement + inbox;
  return (
    <MenuButton
      menu="member"
      icon="account"
      label={count > 0 ? t('side.account.unread', { count }) : t('side.account')}
      marked={count > 0}
      className={className}
    />
  );
}
