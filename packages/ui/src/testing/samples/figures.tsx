import { StatCard } from '../../data/stat-card/index.ts';
import { Timeline, TimelineEntry } from '../../data/timeline/index.ts';
import { Stepper } from '../../feedback/stepper/index.ts';
import type { Samples } from './sample.ts';

export const figures: Samples = {
  StatCard: { element: <StatCard label="Players" value="86" /> },
  Stepper: {
    element: <Stepper label="Steps" steps={['A', 'B']} current={1} doneLabel="Done" locale="en" />,
  },
  Timeline: { element: <Timeline>Entries</Timeline> },
  TimelineEntry: { element: <TimelineEntry title="Asked for" /> },
};
