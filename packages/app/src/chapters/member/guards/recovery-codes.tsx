import { Button } from '@livery/ui/button';
import { CopyButton } from '@livery/ui/copy-button';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import * as form from '../../../kernel/forms/form.css.ts';
import * as css from './guards.css.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown this once: nobody can say them again. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation();
  return (
    <section className={form.form} aria-label={t('totp.recovery')}>
      <Text strong>{t('totp.recovery')}</Text>
      <Text tone="soft">{t('totp.recovery.about')}</Text>
      <ol className={css.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </ol>
      <CopyButton
        wide
        value={codes.join('\n')}
        label={t('totp.recovery.copy')}
        doneLabel={t('totp.copied')}
      />
      <Button full onClick={onKept}>
        {t('totp.recovery.kept')}
      </Button>
    </section>
  );
}
