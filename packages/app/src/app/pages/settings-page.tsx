import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ListRow } from '@livery/ui/list-row';
import { loginPath, paths } from '#platform/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { LogOutRow } from '#features/log-out/components/log-out-row.tsx';
import { SettingsScreen } from '#features/settings/screen.tsx';

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
            label={t('settings.login')}
            render={<Link to={loginPath(paths.settings)} />}
          />
        )
      }
    />
  );
}
