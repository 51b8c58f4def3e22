import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';

export interface NoRealMoneyProps {
  readonly title: string;
  readonly line: string;
  /** Where they go from here: to an account of their own, unless somebody says another way. */
  readonly way?: ReactNode;
}

/** How long it says so. */
const refusedFor = 2_000;

/** A page of real money for somebody who has none: it says so, and says it once more in a toast. */
export function NoRealMoney({ title, line, way }: NoRealMoneyProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const refuse = useEffectEvent(() => {
    toast.show({ text: t('free_reject'), duration: refusedFor });
  });
  useEffect(() => refuse(), []);
  return (
    <ErrorState
      kind="refused"
      title={title}
      description={line}
      action={
        way ?? (
          <Button size="medium" render={<Link to={pathTo('register')} />}>
            {t('nav.register')}
          </Button>
        )
      }
    />
  );
}
