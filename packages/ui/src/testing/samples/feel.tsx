import { PullToRefresh } from '../../feedback/pull-to-refresh/index.ts';
import type { Samples } from './sample.ts';

const nothing = async (): Promise<void> => undefined;

export const feel: Samples = {
  PullToRefresh: {
    element: (
      <PullToRefresh onRefresh={nothing} doneLabel="Up to date" failedLabel="Not now">
        …
      </PullToRefresh>
    ),
  },
};
