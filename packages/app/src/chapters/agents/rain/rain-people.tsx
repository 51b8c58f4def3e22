import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { Message } from '@livery/ui/message';
import { Segmented } from '@livery/ui/segmented';
import { SkeletonRows } from '@livery/ui/skeleton';
import { useTranslation } from '@livery/web/texts/use-translation';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { downlineQuery } from '../api/team.ts';
import * as css from '../sheets.css.ts';
import * as own from './rain.css.ts';

export interface RainPeopleProps {
  readonly userName: string;
  /** Accounts that are chosen; undefined: all of them. */
  readonly targets: readonly string[] | undefined;
  /** Some were to be chosen, and none is. */
  readonly isMissed: boolean;
  readonly onChange: (targets: readonly string[] | undefined) => void;
}

/** All direct downlines, or some of them. */
export function RainPeople({ userName, targets, isMissed, onChange }: RainPeopleProps) {
  const { t } = useTranslation();
  return (
    <div className={css.group}>
      <Segmented
        label={t('flag.AGENTRANSMULTDOWN3.people')}
        value={targets === undefined ? 'all' : 'some'}
        options={[
          { value: 'all', label: t('flag.AGENTRANSMULTDOWN3.all') },
          { value: 'some', label: t('flag.AGENTRANSMULTDOWN3.some') },
        ]}
        onValueChange={(chosen) => onChange(chosen === 'all' ? undefined : [])}
      />
      {targets ? <Choice userName={userName} targets={targets} onChange={onChange} /> : null}
      {isMissed ? (
        <Message tone="danger">{t('flag.AGENTRANSMULTDOWN3.people.missing')}</Message>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  readonly userName: string;
  readonly targets: readonly string[];
  readonly onChange: (targets: readonly string[]) => void;
}

function Choice({ userName, targets, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const [pages, setPages] = useState(1);
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, at) => downlineQuery(userName, {}, at + 1)),
  });
  const people = answers.flatMap(({ data }) => data?.list ?? []);
  const failed = answers.find(({ data, error }) => !data && error);
  const isMore = (answers[0]?.data?.totalPages ?? 0) > pages;
  const turn = (account: string, isOn: boolean): void =>
    onChange(isOn ? [...targets, account] : targets.filter((one) => one !== account));
  return (
    <>
      <ul aria-label={t('flag.AGENTRANSMULTDOWN3.people')} className={own.people}>
        {people.map(({ id, account }) => (
          <li key={id}>
            <Checkbox
              checked={targets.includes(account)}
              onChange={({ target }) => turn(account, target.checked)}
            >
              {account}
            </Checkbox>
          </li>
        ))}
      </ul>
      {failed ? (
        <PageFailed
          error={failed.error}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : null}
      {!failed && answers.some(({ data }) => !data) ? (
        <SkeletonRows count={2} height="list" />
      ) : null}
      {isMore ? (
        <Button variant="quiet" onClick={() => setPages(pages + 1)}>
          {t('flag.AGENTRANSMULTDOWN3.more')}
        </Button>
      ) : null}
    </>
  );
}
