import { useEffect, useRef } from 'react';
import { OfflineBanner } from '@livery/ui/offline-banner';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { missed } from '#kernel/routing/at-hand.ts';
import { useSignal } from '#kernel/signal.ts';

/** Says that there is no connection, and so of a press that led nowhere for want of one. */
export function ConnectionLine() {
  const { t } = useTranslation();
  const { show } = useToast();
  const times = useSignal(missed, 0);
  const said = useRef(times);
  useEffect(() => {
    if (said.current === times) return;
    said.current = times;
    show({ tone: 'danger', text: t('error.offline') });
  }, [times, show, t]);
  return (
    <OfflineBanner
      labels={{
        offline: t('line.offline'),
        description: t('line.offline.text'),
        online: t('line.back'),
      }}
    />
  );
}
