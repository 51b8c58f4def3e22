import { useQueryClient } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { ApiError } from '@livery/web/http/api-error';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { isRecord } from '@livery/web/store/storage';
import { depositBadgeQuery } from '../api/deposit-badge.ts';
import { isStatus, standingQuery, type StandingData } from '../api/standing.ts';

type Claimed = Reply<'claimPromotion'>;

/** What a joining came to; a claim is sent to somebody. */
const told: Partial<Record<StandingData['status'], TextKey>> = {
  JOINED: 'promotion.joined',
  PROCESS: 'promotion.given',
  ISSUED: 'promotion.given',
};

/** It was claimed before, from another tab or device: that is what was wanted. */
const done: ReadonlySet<unknown> = new Set(['JOINED', 'APPLYING', 'PROCESS', 'ISSUED', 'CLAIMED']);

/** Shows at once how a member stands after a claim, and asks the platform for the rest. */
export function useSettled(userName: string, id: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { queryKey } = standingQuery(userName, id);

  const refresh = (): void => void queries.invalidateQueries({ queryKey });
  const show = (status: StandingData['status']): void => {
    queries.setQueryData(queryKey, (known) => known && { ...known, status });
    refresh();
    // What is taken is offered no more.
    void queries.invalidateQueries({ queryKey: depositBadgeQuery(userName).queryKey });
  };
  return {
    refresh,
    settle({ status }: Claimed): void {
      show(status);
      const text = t(told[status] ?? 'promotion.sent');
      toast.show({ tone: 'success', text });
    },
    /** Whether the promotion takes no claim of this member any more. */
    refused(error: unknown): boolean {
      if (!(error instanceof ApiError) || error.code !== 'promotion.closed') return false;
      const status = isRecord(error.value) ? error.value['status'] : undefined;
      if (isStatus(status)) show(status);
      else refresh();
      const wasDone = done.has(status);
      toast.show({
        tone: wasDone ? 'neutral' : 'danger',
        text: t(wasDone ? 'promotion.already' : 'error.promotion.closed'),
      });
      return true;
    },
  };
}
