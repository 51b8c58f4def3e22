import { useTranslation } from '@livery/web/texts/use-translation';
import { SectionTitle } from '@livery/ui/section-title';
import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import { useMerchant } from '#kernel/merchant.tsx';
import { lastLogin } from '#kernel/session/last-login.ts';
import { useSession } from '#kernel/session/session.ts';
import * as css from '../../kernel/parts/skeletons/skeletons.css.ts';

/** The choices under their titles, before they can be made. */
export function SettingsSkeleton() {
  const { t } = useTranslation();
  const { languages } = useMerchant();
  const session = useSession();
  const choices =
    languages.length > 1
      ? (['settings.theme', 'settings.language'] as const)
      : (['settings.theme'] as const);
  return (
    <>
      {choices.map((key) => (
        <section key={key} aria-label={t(key)}>
          <SectionTitle title={t(key)} />
          <div className={css.choice}>
            <Skeleton shape="block" className={css.segments} />
          </div>
        </section>
      ))}
      <section aria-label={t('settings.motion')}>
        <SectionTitle title={t('settings.motion')} />
        <SkeletonRows count={2} height="list" />
      </section>
      <section aria-label={t('settings.account')}>
        <SectionTitle title={t('settings.account')} />
        <SkeletonRows count={session ? 3 + (lastLogin() ? 1 : 0) : 1} height="list" />
      </section>
    </>
  );
}
