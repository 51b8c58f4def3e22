import { useTranslation } from 'react-i18next';
import { SectionTitle } from '@livery/ui/section-title';
import { Skeleton, SkeletonRows } from '@livery/ui/skeleton';
import * as css from './skeletons.css.ts';

const choices = ['settings.theme', 'settings.language'] as const;

/** The choices under their titles, before they can be made. */
export function SettingsSkeleton() {
  const { t } = useTranslation();
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
      <section aria-label={t('settings.account')}>
        <SectionTitle title={t('settings.account')} />
        <SkeletonRows count={1} height="list" />
      </section>
    </>
  );
}
