import { useQuery, type QueryState } from '@tanstack/react-query';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { lotteryDrawsQuery, type Lottery } from '../api/lottery.ts';

const second = 1000;
const afterFailure = 10 * second;
const calm = 30 * second;

/** Everybody waits for the same draws: not all ask in the same instant. */
const spread = 300 + Math.random() * second;

type State = QueryState<readonly Lottery[]>;

/** From one answer to the moment at which the first of its draws falls. */
function untilNext({ data, dataUpdatedAt }: State): number {
  if (!data?.length) return calm;
  return Math.max(0, Math.min(...data.map(({ fallsAt }) => fallsAt)) - dataUpdatedAt);
}

function nextQuestion(state: State): number | false {
  if (!state.data?.length) return false;
  return state.status === 'error' ? afterFailure : Math.max(second, untilNext(state) + spread);
}

/** The lotteries, asked for again by themselves once one of them has fallen; not behind another tab. */
export function useLotteries() {
  return useQuery({
    ...lotteryDrawsQuery(useAskedLanguage()),
    staleTime: ({ state }) => untilNext(state),
    refetchInterval: ({ state }) => nextQuestion(state),
  });
}
