import { useEffect, useEffectEvent } from 'react';
import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { WayHome } from '#kernel/routing/ways-on.tsx';
import { isGuest, type CustomerType } from '#kernel/session/customer-type.ts';

/** How long it says so. */
const refusedFor = 2_000;

/** Who plays for practice, or is no player, pays nothing in. */
export function NotForThem({ type }: { type: CustomerType }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refuse = useEffectEvent(() => {
    toast.show({ text: t('free_reject'), duration: refusedFor });
  });
  useEffect(() => refuse(), []);
  return (
    <ErrorState
      kind="refused"
      title={t('deposit.refused')}
      description={isGuest(type) ? t('deposit.refused.guest') : t('deposit.refused.other')}
      action={
        isGuest(type) ? (
          <Button size="medium" render={<Link to={pathTo('register')} />}>
            {t('nav.register')}
          </Button>
        ) : (
          <WayHome />
        )
      }
    />
  );
}
