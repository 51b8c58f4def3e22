import { askAnew } from '@livery/web/live/ask-anew';
import type { Hears } from '#kernel/live/hearer.ts';
import { lobbyKeys } from './api/keys.ts';

/** Wins come by the dozen; the board is read anew at most so often. */
const pause = 5_000;

export const hears: Hears = ({ queries }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      askAnew(queries, [lobbyKeys.winners]);
    }, pause);
  };
  return {
    onNews: ({ event }) => {
      if (event === 'winner') refresh();
    },
    onBegin: (isFirst) => {
      if (!isFirst) refresh();
    },
    stop: () => clearTimeout(timer),
  };
};
