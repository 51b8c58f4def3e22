import { useState, type ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { AgencyBar } from './agency-bar.tsx';
import { AgencyMenu } from './agency-menu.tsx';
import { Agreements } from './agreements.tsx';
import { Counters } from './counters.tsx';
import { greetingAt } from './greeting.ts';
import * as css from './home.css.ts';

export interface AgencyScreenProps {
  readonly userName: string;
  /** The agent’s own money. */
  readonly wallet: ReactNode;
  /** Announcements for agents that were not read. */
  readonly unread: number;
}

/** What an agent opens in the morning. */
export function AgencyScreen({ userName, wallet, unread }: AgencyScreenProps) {
  const { t } = useTranslation();
  const [hour] = useState(() => new Date().getHours());
  return (
    <div className={css.page}>
      <p className={css.greeting}>
        {t(greetingAt(hour))}, <bdi className={css.name}>{userName}</bdi>
      </p>
      {wallet}
      <Counters userName={userName} />
      <AgencyMenu />
      {FLAGS.AGECONTRACT3 ? <Agreements userName={userName} /> : null}
      <AgencyBar userName={userName} unread={unread} />
    </div>
  );
}
