import { PullToRefresh } from '../../feedback/pull-to-refresh/index.ts';
import { Celebration } from '../../rewards/celebration/index.ts';
import type { Samples } from './sample.ts';

const nothing = async (): Promise<void> => undefined;

export const feel: Samples = {
  Celebration: { element: <Celebration occasion="level-up" title="You have reached Silver" /> },
  PullToRefresh: {
    element: (
      <PullToRefresh onRefresh={nothing} doneLabel="Up to date" failedLabel="Not now">
        …
      </PullToRefresh>
    ),
  },
};
