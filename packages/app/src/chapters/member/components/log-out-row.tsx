import { useTranslation } from '@livery/web/texts/use-translation';
import { ListRow } from '@livery/ui/list-row';
import { LogOut } from './log-out.tsx';

export function LogOutRow() {
  const { t } = useTranslation();
  return (
    <LogOut>{(ask) => <ListRow icon="logout" label={t('logout.row')} onClick={ask} />}</LogOut>
  );
}

/** For a phone that was lost, or a device that belongs to somebody else. */
export function LogOutEverywhereRow() {
  const { t } = useTranslation();
  return (
    <LogOut everywhere>
      {(ask) => <ListRow icon="ban" label={t('logout.all')} onClick={ask} />}
    </LogOut>
  );
}
