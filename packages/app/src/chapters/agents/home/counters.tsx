import { useQuery } from '@tanstack/react-query';
import { Button } from '@livery/ui/button';
import { StatCard } from '@livery/ui/stat-card';
import { dayIn } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import { platformNow } from '#kernel/http/platform-clock.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { kpiQuery } from '../api/team.ts';
import { AsOf } from '../components/as-of.tsx';
import * as css from './home.css.ts';

const counted = {
  teamLoginMemberCount: 'flag.AGENCY3.count.login',
  teamBetMemberCount: 'flag.AGENCY3.count.bet',
  teamRegisterMemberCount: 'flag.AGENCY3.count.register',
  teamOnlineCount: 'flag.AGENCY3.count.online',
} as const satisfies Readonly<Record<string, TextKey>>;

const counters = Object.keys(counted) as readonly (keyof typeof counted)[];

/** The team today in four figures; without them the page is as tall, and a press asks again. */
export function Counters({ userName }: { readonly userName: string }) {
  const { t, language } = useTranslation();
  const today = dayIn(useMerchant().timeZone, platformNow());
  const { data, isFetching, error, refetch } = useQuery(
    kpiQuery(userName, { startDate: today, endDate: today }),
  );
  const figure = new Intl.NumberFormat(language);
  return (
    <section className={css.part} aria-labelledby="agency-today">
      <div className={css.head}>
        <h2 id="agency-today" className={css.title}>
          {t('flag.AGENCY3.today')}
        </h2>
        {data ? <AsOf at={data.asOf} /> : null}
      </div>
      <div className={css.counters}>
        {counters.map((name) => (
          <StatCard
            key={name}
            label={t(counted[name])}
            value={data ? figure.format(data.footer[name]) : '–'}
            busy={!data && !error}
          />
        ))}
      </div>
      {error && !data ? (
        <Button
          variant="quiet"
          size="medium"
          loading={isFetching}
          className={css.again}
          onClick={() => void refetch()}
        >
          {t('common.retry')}
        </Button>
      ) : null}
    </section>
  );
}
