import { useQuery } from '@tanstack/react-query';
import { List, ListRow } from '@livery/ui/list-row';
import { SectionTitle } from '@livery/ui/section-title';
import { useTranslation } from '@livery/web/texts/use-translation';
import { PasskeyRows, passkeysQuery } from '#chapters/door';
import { DeviceRows, securityQuery } from '#chapters/member';
import { Link } from '#kernel/routing/link.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useLastLogin } from '#kernel/session/use-last-login.ts';
import { GuardRows } from './guard-rows.tsx';
import { guardsOf } from './guards.ts';
import * as css from './security.css.ts';
import { SecuritySkeleton } from './skeleton.tsx';

/** Nothing where the site has no passkeys, and none until they are known: those below say that they did not come. */
function usePasskeyCount(userName: string): number | undefined {
  const { data } = useQuery({ ...passkeysQuery(userName), enabled: FLAGS.PASSKEY3 });
  return FLAGS.PASSKEY3 ? (data?.list.length ?? 0) : undefined;
}

/** What guards an account, who is in it, and who came in or tried to. */
export function SecurityCentre({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(securityQuery(userName));
  const passkeys = usePasskeyCount(userName);
  if (!data)
    return error ? (
      <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SecuritySkeleton />
    );
  return (
    <div className={css.centre}>
      <GuardRows guards={guardsOf(data, passkeys)} />
      {FLAGS.PASSKEY3 ? <PasskeyRows userName={userName} /> : null}
      <section aria-label={t('security.logins')}>
        <SectionTitle title={t('security.logins')} />
        <List>
          <LoginsRow />
        </List>
      </section>
      <DeviceRows userName={userName} />
    </div>
  );
}

/** When and from where the account was opened before, and the way to all of it. */
function LoginsRow() {
  const { t } = useTranslation();
  const last = useLastLogin();
  return (
    <ListRow
      icon="clock"
      label={last ? t('settings.lastLogin') : t('title.loginHistory')}
      description={
        last ? (
          <>
            {last.at}
            {last.ip ? (
              <>
                {' · '}
                <bdi>{last.ip}</bdi>
              </>
            ) : null}
          </>
        ) : (
          t('security.logins.line')
        )
      }
      render={<Link to={pathTo('loginHistory')} />}
    />
  );
}
