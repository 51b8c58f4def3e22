import { List, ListFact } from '@livery/ui/list-row';
import { Heading } from '@livery/ui/heading';
import type { Handset } from '#kernel/handset.ts';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import * as css from './install-steps.css.ts';

const steps = {
  ios: [
    { icon: 'share', text: 'app.home.share' },
    { icon: 'plus', text: 'app.home.add' },
    { icon: 'check', text: 'app.home.confirm' },
  ],
  android: [
    { icon: 'dots', text: 'app.home.menu' },
    { icon: 'plus', text: 'app.home.install' },
    { icon: 'check', text: 'app.home.confirm' },
  ],
} as const;

/** How the site itself goes onto the home screen. */
export function InstallSteps({ system }: Pick<Handset, 'system'>) {
  const { t } = useTranslation();
  const { name } = useMerchant();
  return (
    <section aria-label={t('app.home.title', { name })}>
      <Heading level={3} className={css.title}>
        {t('app.home.title', { name })}
      </Heading>
      <p className={css.text}>{t('app.home.text')}</p>
      <List>
        {steps[system].map(({ icon, text }) => (
          <ListFact key={text} rich icon={icon} label={t(text)} />
        ))}
      </List>
    </section>
  );
}
