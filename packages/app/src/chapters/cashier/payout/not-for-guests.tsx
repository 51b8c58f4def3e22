import { useEffect, useEffectEvent } from 'react';
import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';

/** How long it says so. */
const refusedFor = 2_000;

/** Nobody pays practice money out. */
export function NotForGuests() {
  const { t } = useTranslation();
  const toast = useToast();
  const refuse = useEffectEvent(() => {
    toast.show({ text: t('free_reject'), duration: refusedFor });
  });
  useEffect(() => refuse(), []);
  return (
    <ErrorState
      kind="refused"
      title={t('withdraw.guest')}
      description={t('withdraw.guest.line')}
      action={
        <Button size="medium" render={<Link to={pathTo('register')} />}>
          {t('nav.register')}
        </Button>
      }
    />
  );
}
