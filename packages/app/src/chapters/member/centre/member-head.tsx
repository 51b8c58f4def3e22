import { useQuery } from '@tanstack/react-query';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { CopyButton } from '@livery/ui/copy-button';
import { IconButton } from '@livery/ui/icon-button';
import { Skeleton } from '@livery/ui/skeleton';
import { Tag } from '@livery/ui/tag';
import { hiddenText } from '@livery/ui/theme';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import type { Session } from '#kernel/session/session.ts';
import { memberInfoQuery } from '../api/member-info.ts';
import { MemberFace } from '../components/member-face.tsx';
import * as css from './centre.css.ts';

/** The number a member is known by, to be copied; its place is kept until it is there. */
function MemberNumber({ id }: { id: string | undefined }) {
  const { t } = useTranslation();
  const { show } = useToast();
  if (id === undefined)
    return (
      <p className={css.number}>
        <Skeleton width="half" />
      </p>
    );
  return (
    <p className={css.number}>
      <span translate="no">{t('side.id', { id })}</span>
      <CopyButton
        value={id}
        label={t('side.copy')}
        doneLabel={t('copy_success')}
        onCopied={() => show({ tone: 'success', text: t('copy_success') })}
        onFailed={() => show({ tone: 'danger', text: t('side.copy.failed') })}
      />
    </p>
  );
}

/** Who this is: picture, name, club and number, and the way to what can be set. */
export function MemberHead({ session: { userName, type } }: { session: Session }) {
  const { t } = useTranslation();
  // Whoever comes here sees what is true now: a club may have changed meanwhile.
  const {
    data: info,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...memberInfoQuery(userName), staleTime: 0 });
  const name = info?.nickname || info?.account || userName;
  const club = isGuest(type) ? t('centre.trial') : info?.clubLabel.labelName;
  return (
    <header className={css.head}>
      <Link className={css.face} to={pathTo('profile')}>
        <MemberFace name={name} headIcon={info?.headIcon} className={css.picture} />
        <span className={hiddenText}>{t('title.profile')}</span>
      </Link>
      <div className={css.who}>
        <div className={css.names}>
          <h2 className={css.name}>
            <bdi>{name}</bdi>
          </h2>
          {club ? (
            <Tag className={css.club} icon="vip">
              {club}
            </Tag>
          ) : null}
        </div>
        {isError && info === undefined ? (
          <Button
            className={css.again}
            variant="quiet"
            size="medium"
            icon="refresh"
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {t('common.retry')}
          </Button>
        ) : (
          <MemberNumber id={info?.id} />
        )}
      </div>
      <IconButton
        className={css.settings}
        icon="settings"
        variant="filled"
        label={t('nav.settings')}
        render={<Link to={pathTo('settings')} />}
      />
    </header>
  );
}
