import { useTranslation } from '@livery/web/texts/use-translation';
import { DownloadPopup, type DownloadEntry } from '@livery/ui/download-bar';
import { HomeScreenGuide } from '@livery/ui/home-screen-guide';
import type { Handset } from '#kernel/handset.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { OfferedApp } from './use-app.ts';
import { wayTo } from './way-to.tsx';

export interface AppSheetProps {
  readonly app: OfferedApp;
  /** It lists what is for the phone in the hand alone. */
  readonly own?: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

const entry = (
  kind: DownloadEntry['kind'],
  url: string | undefined,
  label: string,
): readonly DownloadEntry[] => (url ? [{ kind, label, render: wayTo(url, label) }] : []);

/** The ways to the app; on an iPhone for which there is none, how to put the site on its home screen. */
export function AppSheet({ app: { phone, links }, own = false, ...sheet }: AppSheetProps) {
  const { t } = useTranslation();
  const { name } = useMerchant();
  if (phone.system === 'ios' && !links.ios) {
    return (
      <HomeScreenGuide
        {...sheet}
        title={t('app.home.title', { name })}
        ios={phone.version}
        tips={{
          legacy: {
            text: t('app.home.text'),
            steps: [
              { icon: 'share', text: t('app.home.share') },
              { icon: 'plus', text: t('app.home.addLegacy') },
            ],
          },
          generic: {
            text: t('app.home.text'),
            steps: [
              { icon: 'share', text: t('app.home.share') },
              { icon: 'plus', text: t('app.home.add') },
              { icon: 'check', text: t('app.home.confirm') },
            ],
          },
        }}
        outdated={t('app.home.outdated')}
        profile={links.profile ? wayTo(links.profile, t('app.profile')) : undefined}
        profileLabel={t('app.profile')}
      />
    );
  }
  const has = (system: Handset['system']): boolean => !own || phone.system === system;
  return (
    <DownloadPopup
      {...sheet}
      title={t('app.title', { name })}
      description={t('app.text')}
      entries={[
        ...(has('android') ? entry('android', links.android, t('app.android')) : []),
        ...(has('ios') ? entry('profile', links.profile, t('app.profile')) : []),
        ...(has('ios') ? entry('ios', links.ios, t('app.ios')) : []),
      ]}
    />
  );
}
