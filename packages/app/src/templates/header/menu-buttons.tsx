import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { IconButton, type IconButtonProps } from '@livery/ui/icon-button';
import { comeNear, openMenu, useOpenMenu, type MenuName } from '#kernel/routing/open-menu.ts';

interface MenuButtonProps extends Pick<IconButtonProps, 'icon' | 'label' | 'className'> {
  readonly menu: MenuName;
}

function MenuButton({ menu, ...rest }: MenuButtonProps) {
  const isOpen = useOpenMenu() === menu;
  return (
    <IconButton
      {...rest}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={() => comeNear(menu)}
      onFocus={() => comeNear(menu)}
      onClick={() => openMenu(menu)}
    />
  );
}

/** Opens the menu of the site. */
export function SiteMenuButton({ className }: Pick<IconButtonProps, 'className'>) {
  const { t } = useTranslation();
  return <MenuButton menu="site" icon="menu" label={t('side.open')} className={className} />;
}

/** Opens the menu of whoever is here. */
export function MemberMenuButton({ className }: Pick<IconButtonProps, 'className'>) {
  const { t } = useTranslation();
  return (
    <MenuButton menu="member" icon="account" label={t('side.account')} className={className} />
  );
}
