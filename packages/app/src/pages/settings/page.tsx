import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { ListFact, ListRow } from '@livery/ui/list-row';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { notForMembers } from '#kernel/session/member/until-known.css.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { useLastLogin } from '#kernel/session/use-last-login.ts';
import { PasskeyRows } from '#chapters/door';
import { DeviceRows, LogOutEverywhereRow, LogOutRow, OfferRows } from '#chapters/member';
import { SettingsScreen } from '#chapters/site';

export function SettingsPage() {
  const { t } = useTranslation();
  const session = useSession();
  const last = useLastLogin();
  const wayIn = (
    <ListRow
      icon="user"
      label={t('nav.login')}
      className={notForMembers}
      render={<Link to={loginPath(pathTo('settings'))} />}
    />
  );
  const lastLogin = last && (
    <ListFact
      key="last-login"
      icon="clock"
      label={t('settings.lastLogin')}
      description={
        <>
          {last.at}
          {last.ip ? (
            <>
              {' · '}
              <bdi>{last.ip}</bdi>
            </>
          ) : null}
        </>
      }
    />
  );
  // A guest of free play has no password, and no other device.
  const password = isGuest(session?.type) ? null : (
    <ListRow
      key="password"
      icon="key"
      label={t('password.row')}
      render={<Link to={pathTo('changePassword')} />}
    />
  );
  const data = password && (
    <ListRow
      key="data"
      icon="file"
      label={t('data.row')}
      render={<Link to={pathTo('ownData')} />}
    />
  );
  const everywhere = password && <LogOutEverywhereRow key="log-out-everywhere" />;
  const rows = [lastLogin, password, data, <LogOutRow key="log-out" />, everywhere];
  return (
    <SettingsScreen account={session ? rows : wayIn}>
      {FLAGS.PASSKEY3 && session && !isGuest(session.type) ? (
        <PasskeyRows userName={session.userName} />
      ) : null}
      {session && !isGuest(session.type) ? (
        <>
          <DeviceRows userName={session.userName} />
          <OfferRows userName={session.userName} />
        </>
      ) : null}
    </SettingsScreen>
  );
}
