import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ListRow } from '@livery/ui/list-row';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';
import { LogOutRow } from '#chapters/account';
import { SettingsScreen } from '#chapters/site';

export function SettingsPage() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <SettingsScreen
      account={
        session ? (
          <LogOutRow />
        ) : (
          <ListRow
            icon="user"
            label={t('nav.login')}
            render={<Link to={loginPath(pathTo('settings'))} />}
          />
        )
      }
    />
  );
}
