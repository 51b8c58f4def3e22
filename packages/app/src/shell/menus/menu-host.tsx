import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useToast } from '@livery/ui/toast';
import { whenQuiet } from '#kernel/parts/when-quiet.ts';
import { closeMenus, useNearMenu, useOpenMenu, type MenuName } from '#kernel/routing/open-menu.ts';
import { useSession } from '#kernel/session/session.ts';
import { useSignal } from '@livery/web/store/signal';
import { fetchedMenus, fetchMenu, noMenus, usualMenus } from './menu-parts.ts';

const isSparing = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches a menu when the page has nothing better to do, when a finger comes near its button, or when it is opened. */
function useMenuParts(): void {
  const { t } = useTranslation();
  const { show } = useToast();
  const open = useOpenMenu();
  const near = useNearMenu();
  const fetchOpened = useEffectEvent(async (name: MenuName): Promise<void> => {
    if (await fetchMenu(name)) return;
    closeMenus();
    show({ tone: 'danger', text: t('error.failed') });
  });
  useEffect(() => {
    if (open) void fetchOpened(open);
  }, [open]);
  useEffect(() => {
    if (near) void fetchMenu(near);
  }, [near]);
  useEffect(() => {
    if (isSparing()) return undefined;
    return whenQuiet(() => {
      for (const name of usualMenus) void fetchMenu(name);
    });
  }, []);
}

/** The menus from both sides, and the search. */
export function MenuHost() {
  const open = useOpenMenu();
  const menus = useSignal(fetchedMenus, noMenus);
  const { pathname, search } = useLocation();
  const userName = useSession()?.userName;
  const [opened, setOpened] = useState<readonly MenuName[]>([]);
  if (open && !opened.includes(open)) setOpened([...opened, open]);
  useMenuParts();

  // What leads somewhere takes its menu away, and so does who comes or goes.
  const place = `${pathname}${search} ${userName ?? ''}`;
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    closeMenus();
  }, [place]);
  useEffect(() => closeMenus, []);

  return opened.map((name) => {
    const Menu = menus[name];
    return Menu ? <Menu key={name} open={open === name} onClose={closeMenus} /> : null;
  });
}
