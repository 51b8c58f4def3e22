import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '@livery/ui/copy-button';
import { DataList, type Datum } from '@livery/ui/data-list';
import { SectionTitle } from '@livery/ui/section-title';
import { SkeletonRows } from '@livery/ui/skeleton';
import { Tag } from '@livery/ui/tag';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { isGuest } from '#kernel/session/customer-type.ts';
import type { Session } from '#kernel/session/session.ts';
import { memberInfoQuery } from '../../api/member-info.ts';
import { MemberFace } from '../../components/member-face.tsx';
import { FaceChooser } from '../../profile/face-chooser.tsx';
import { IdentityState } from '../../profile/identity-state.tsx';
import * as css from '../../profile/profile.css.ts';

/** Whether something of a member’s was proved to be theirs. */
function Proof({ proven }: { proven: boolean }) {
  const { t } = useTranslation();
  return proven ? (
    <Tag tone="success" icon="check">
      {t('profile.proven')}
    </Tag>
  ) : (
    <Tag>{t('profile.unproven')}</Tag>
  );
}

/** What the platform keeps of a member, what of it may be chosen, and how far it knows who they are. */
export function ProfileScreen({ session: { userName, type } }: { session: Session }) {
  const { t } = useTranslation();
  const { show } = useToast();
  const { data: info, isError, refetch } = useQuery(memberInfoQuery(userName));
  const name = info?.nickname || info?.account || userName;
  const isMember = !isGuest(type);

  const copied = (): void => void show({ tone: 'success', text: t('copy_success') });
  const failed = (): void => void show({ tone: 'danger', text: t('side.copy.failed') });
  const facts: readonly Datum[] = info
    ? [
        { label: t('login.username'), value: <bdi translate="no">{info.account}</bdi> },
        ...(info.nickname
          ? [{ label: t('register.nickname'), value: <bdi>{info.nickname}</bdi> }]
          : []),
        {
          label: t('profile.number'),
          value: <span translate="no">{info.id}</span>,
          end: (
            <CopyButton
              value={info.id}
              label={t('side.copy')}
              doneLabel={t('copy_success')}
              onCopied={copied}
              onFailed={failed}
            />
          ),
        },
        // Some laws know no club of those who play much.
        ...(isMember && info.clubLabel.labelName
          ? [{ label: t('profile.club'), value: info.clubLabel.labelName }]
          : []),
        { label: t('profile.currency'), value: <span translate="no">{info.currency}</span> },
        ...(isMember
          ? [
              { label: t('phone.label'), value: <Proof proven={info.mobileVerified} /> },
              { label: t('register.email'), value: <Proof proven={info.emailVerified} /> },
            ]
          : []),
      ]
    : [];
  return (
    <div className={css.profile}>
      <div className={css.head}>
        <MemberFace name={name} headIcon={info?.headIcon} size="large" />
        <h2 className={css.name}>
          <bdi>{name}</bdi>
        </h2>
      </div>
      {isMember ? <FaceChooser userName={userName} name={name} /> : null}
      <section aria-label={t('profile.facts')}>
        <SectionTitle title={t('profile.facts')} />
        {info ? <DataList className={css.facts} data={facts} /> : null}
        {!info && isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
        {info || isError ? null : <SkeletonRows count={6} height="list" />}
      </section>
      {isMember && info ? <IdentityState status={info.kyc.status} /> : null}
    </div>
  );
}
