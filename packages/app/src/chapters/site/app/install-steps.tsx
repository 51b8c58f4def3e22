import { guideOf } from '@livery/ui/home-screen-guide';
import { List, ListFact } from '@livery/ui/list-row';
import { Heading } from '@livery/ui/heading';
import { Message } from '@livery/ui/message';
import type { Handset } from '#kernel/handset.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import * as css from './install-steps.css.ts';

const share = { icon: 'share', text: 'app.home.share' } as const;
const confirm = { icon: 'check', text: 'app.home.confirm' } as const;

const onIphones = {
  legacy: [share, { icon: 'plus', text: 'app.home.addLegacy' }],
  generic: [share, { icon: 'plus', text: 'app.home.add' }, confirm],
} as const;

const onAndroid = [
  { icon: 'dots', text: 'app.home.menu' },
  { icon: 'plus', text: 'app.home.install' },
  confirm,
] as const;

/** How the site itself goes onto the home screen of this phone. */
export function InstallSteps({ system, version }: Handset) {
  const { t } = useTranslation();
  const { name } = useMerchant();
  const guide = guideOf(version);
  const steps = system === 'ios' ? onIphones[guide.tip] : onAndroid;
  return (
    <section aria-label={t('app.home.title', { name })}>
      <Heading level={3} className={css.title}>
        {t('app.home.title', { name })}
      </Heading>
      {system === 'ios' && guide.outdated ? <Message>{t('app.home.outdated')}</Message> : null}
      <p className={css.text}>{t('app.home.text')}</p>
      <List>
        {steps.map(({ icon, text }) => (
          <ListFact key={text} rich icon={icon} label={t(text)} />
        ))}
      </List>
    </section>
  );
}
