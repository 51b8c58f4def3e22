import { startTransition, useOptimistic, type ReactNode } from 'react';
import { useTranslation, useTranslations } from '@livery/web/texts/use-translation';
import { List } from '@livery/ui/list-row';
import { SectionTitle } from '@livery/ui/section-title';
import { Switch } from '@livery/ui/switch';
import { Segmented } from '@livery/ui/segmented';
import { setLanguage } from '#kernel/i18n/i18n.ts';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { setGameSound, useGameSound } from '#kernel/choices/game-sound.ts';
import { setLessMotion, useLessMotion } from '#kernel/choices/motion.ts';
import { setTheme, useTheme } from '#kernel/choices/theme.ts';
import * as css from './settings.css.ts';

export interface SettingsScreenProps {
  /** Rows about the account. */
  readonly account: ReactNode;
  /** Sections of other chapters. */
  readonly children?: ReactNode;
}

/** Appearance, language, the account, and whatever sections the page adds. */
export function SettingsScreen({ account, children }: SettingsScreenProps) {
  const { t } = useTranslation();
  const texts = useTranslations();
  const merchant = useMerchant();
  const theme = useTheme();
  const isLess = useLessMotion();
  const sound = useGameSound();
  // The choice shows at once; the page follows when the texts have come.
  const [language, choose] = useOptimistic(useLanguage());
  const speak = (code: string): void =>
    startTransition(async () => {
      choose(code);
      await setLanguage(texts, merchant, code);
    });
  return (
    <div className={css.settings}>
      <section aria-label={t('settings.theme')}>
        <SectionTitle title={t('settings.theme')} />
        <div className={css.choice}>
          <Segmented
            label={t('settings.theme')}
            value={theme}
            onValueChange={setTheme}
            options={[
              { value: 'dark', label: t('settings.theme.dark'), icon: 'moon' },
              { value: 'light', label: t('settings.theme.light'), icon: 'sun' },
            ]}
          />
        </div>
      </section>
      {merchant.languages.length > 1 ? (
        <section aria-label={t('settings.language')}>
          <SectionTitle title={t('settings.language')} />
          <div className={css.choice}>
            <Segmented
              label={t('settings.language')}
              value={language}
              onValueChange={speak}
              options={merchant.languages.map(({ code, endonym, tag }) => ({
                value: code,
                label: endonym,
                lang: tag,
              }))}
            />
          </div>
        </section>
      ) : null}
      <section aria-label={t('settings.motion')}>
        <SectionTitle title={t('settings.motion')} />
        <List>
          <Switch
            label={t('settings.motion.less')}
            description={t('settings.motion.less.line')}
            checked={isLess}
            onChange={({ target }) => setLessMotion(target.checked)}
          />
          <Switch
            label={t('settings.sound')}
            description={t('settings.sound.line')}
            checked={sound ?? false}
            onChange={({ target }) => setGameSound(target.checked)}
          />
        </List>
      </section>
      <section aria-label={t('settings.account')}>
        <SectionTitle title={t('settings.account')} />
        <List>{account}</List>
      </section>
      {children}
    </div>
  );
}
