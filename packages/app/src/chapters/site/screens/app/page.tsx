import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { guideOf } from '@livery/ui/home-screen-guide';
import { Icon } from '@livery/ui/icon';
import { QRCode } from '@livery/ui/qr-code';
import { Scene } from '@livery/ui/scene';
import { Segmented } from '@livery/ui/segmented';
import { SkeletonFade, SkeletonRows } from '@livery/ui/skeleton';
import { hiddenText } from '@livery/ui/theme';
import { Mark } from '@livery/ui/wordmark';
import type { AppRating } from '@livery/themes/contract';
import { handsetOf, type Handset } from '#kernel/handset.ts';
import { useBrowserFact } from '@livery/web/hooks/browser-fact';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { InstallSteps } from '../../app/install-steps.tsx';
import type { AppLinks } from '../../app/use-app.ts';
import { useWaysToApp } from '../../app/use-ways-to-app.ts';
import { wayTo } from '../../app/way-to.tsx';
import * as css from './app.css.ts';

type System = Handset['system'];

/** The files for a system; where there is none, the site itself goes onto the home screen. */
function WaysFor({ phone, links }: { phone: Handset; links: AppLinks }) {
  const { t } = useTranslation();
  const { system, version } = phone;
  const text = t(`app.${system}`);
  const url = links[system];
  return (
    <div className={css.ways}>
      <div className={css.files}>
        {url ? (
          <Button full icon="download" render={wayTo(url, text)}>
            {text}
          </Button>
        ) : null}
        {system === 'ios' && links.profile && !guideOf(version).outdated ? (
          <Button full variant="secondary" render={wayTo(links.profile, t('app.profile'))}>
            {t('app.profile')}
          </Button>
        ) : null}
      </div>
      {url ? null : <InstallSteps {...phone} />}
    </div>
  );
}

/** A figure is worth as much as whoever it is from, so that both stand there. */
function Rating({ rating: { value, source } }: { rating: AppRating }) {
  const { t, language } = useTranslation();
  const code = useLanguage();
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(
    Number(value),
  );
  return (
    <p className={css.rating}>
      <Icon name="star" />
      <strong aria-hidden>{figure}</strong>
      <span className={hiddenText}>{t('app.rating', { figure, most: 5 })}</span>
      <span className={css.source}>{source[code]}</span>
    </p>
  );
}

const tellPhone = (): System | undefined => handsetOf()?.system;

/** This phone, where it is what was chosen; of another nobody knows how old it is. */
const chosenPhone = (system: System, phone: System | undefined): Handset =>
  (system === phone ? handsetOf() : undefined) ?? { system };
const tellAddress = (): string => location.href;

/** The brand as an app: for the device that is here, or for the phone that a camera is on. */
export function AppScreen() {
  const { t } = useTranslation();
  const { name, logo, app } = useMerchant();
  const phone = useBrowserFact(tellPhone, 'android');
  const address = useBrowserFact(tellAddress, '');
  const [chosen, choose] = useState<System>();
  const system = chosen ?? phone ?? 'android';
  const { isPending, links } = useWaysToApp();
  const description = app.description[useLanguage()] ?? t('app.text');
  return (
    <div className={css.page}>
      <Scene
        level={2}
        title={t('app.title', { name })}
        description={description}
        mark={<Mark source={logo.mark} size={56} />}
      />
      <div className={css.body}>
        {app.rating ? <Rating rating={app.rating} /> : null}
        {phone ? null : (
          <div className={css.code}>
            <QRCode value={address} label={t('app.code')} />
            <p className={css.hint}>{t('app.code.hint')}</p>
          </div>
        )}
        <div className={css.choice}>
          <Segmented<System>
            label={t('app.systems')}
            value={system}
            onValueChange={choose}
            options={[
              { value: 'android', label: 'Android', icon: 'android' },
              { value: 'ios', label: 'iPhone', icon: 'apple' },
            ]}
          />
        </div>
        <SkeletonFade busy={isPending} skeleton={<SkeletonRows count={3} height="list" />}>
          <WaysFor phone={chosenPhone(system, phone)} links={links} />
        </SkeletonFade>
      </div>
    </div>
  );
}
