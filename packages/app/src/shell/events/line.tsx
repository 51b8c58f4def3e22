import { useEffect, useRef } from 'react';
import { OfflineBanner } from '@livery/ui/offline-banner';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { missed } from '#kernel/routing/link.ts';
import { useSignal } from '@livery/web/store/signal';

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
