import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '@livery/ui/confirm';
import { List, ListFact, ListRow } from '@livery/ui/list-row';
import { SectionTitle } from '@livery/ui/section-title';
import { SkeletonRows } from '@livery/ui/skeleton';
import { Tag } from '@livery/ui/tag';
import { useToast } from '@livery/ui/toast';
import { errorText } from '#kernel/http/error-text.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { endDevice, securityQuery, type Device } from '../api/devices.ts';

/** What stands under a device’s name: when it was here last, from where, and whether it may come back. */
function useWhereabouts(): (device: Device) => string {
  const { t, language } = useTranslation();
  const { timeZone } = useMerchant();
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return ({ lastSeenAt, ip, country, remembered }) =>
    [
      t('devices.seen', { at: format.format(lastSeenAt) }),
      [ip, country].filter(Boolean).join(', '),
      remembered ? t('devices.remembered') : '',
    ]
      .filter(Boolean)
      .join(' · ');
}

/** The devices that are in the account or may come back to it; each but this one can be put out. */
export function DeviceRows({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const query = securityQuery(userName);
  const { data, isPending, isError, refetch } = useQuery({ ...query, staleTime: 0 });
  const [chosen, choose] = useState<Device>();
  const [busy, setBusy] = useState(false);
  const whereabouts = useWhereabouts();
  const nameOf = ({ device }: Device): string => device || t('devices.unknown');

  const end = async ({ id }: Device): Promise<void> => {
    setBusy(true);
    try {
      await endDevice(id);
      toast.show({ tone: 'success', text: t('devices.ended') });
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    }
    await queries.invalidateQueries(query);
    setBusy(false);
    choose(undefined);
  };
  return (
    <section aria-label={t('devices.title')}>
      <SectionTitle title={t('devices.title')} />
      {isPending ? <SkeletonRows count={1} height="list" /> : null}
      {isError && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data ? (
        <List>
          {data.devices.map((device) =>
            device.current ? (
              <ListFact
                key={device.id}
                icon="globe"
                label={nameOf(device)}
                description={whereabouts(device)}
                end={<Tag tone="success">{t('devices.here')}</Tag>}
              />
            ) : (
              <ListRow
                key={device.id}
                icon="globe"
                label={nameOf(device)}
                description={whereabouts(device)}
                onClick={() => choose(device)}
              />
            ),
          )}
        </List>
      ) : null}
      <Confirm
        open={chosen !== undefined}
        onClose={() => choose(undefined)}
        onSubmit={() => {
          if (chosen) void end(chosen);
        }}
        title={t('devices.end')}
        description={t('devices.end.ask')}
        submitLabel={t('devices.end.button')}
        busy={busy}
      />
    </section>
  );
}
