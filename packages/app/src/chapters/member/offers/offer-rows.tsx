import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { List } from '@livery/ui/list-row';
import { SectionTitle } from '@livery/ui/section-title';
import { SkeletonRows } from '@livery/ui/skeleton';
import { Switch } from '@livery/ui/switch';
import { useToast } from '@livery/ui/toast';
import { errorText } from '#kernel/http/error-text.ts';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { useTranslation } from '@livery/web/texts/use-translation';
import { marketingQuery, setMarketing, type Marketing } from '../api/marketing.ts';

const ways = [
  { way: 'sms', icon: 'phone', label: 'offers.sms' },
  { way: 'email', icon: 'mail', label: 'offers.email' },
] as const;

/**
 * Offers by which way, if at all: each is off until its member switches it on
 * (RG-31). Only ways that there are: nothing is sent as a notification yet.
 */
export function OfferRows({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const query = marketingQuery(userName);
  const { data, isPending, isError, refetch } = useQuery(query);
  const saving = useMutation({
    mutationFn: setMarketing,
    onSuccess: (said: Marketing) => queries.setQueryData(query.queryKey, said),
    onError: (error) => toast.show({ tone: 'danger', text: errorText(error, t) }),
  });
  const chosen = saving.isPending ? saving.variables : data;
  return (
    <section aria-label={t('offers.title')}>
      <SectionTitle title={t('offers.title')} />
      {isPending ? <SkeletonRows count={ways.length} height="list" /> : null}
      {isError && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data && chosen ? (
        <List>
          {ways.map(({ way, icon, label }) => (
            <Switch
              key={way}
              icon={icon}
              label={t(label)}
              {...(data.silent ? { description: t('offers.silent') } : {})}
              checked={chosen[way]}
              busy={saving.isPending}
              onChange={({ target }) => saving.mutate({ ...data, [way]: target.checked })}
            />
          ))}
        </List>
      ) : null}
    </section>
  );
}
