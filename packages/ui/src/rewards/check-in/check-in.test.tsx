import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { CheckIn, type CheckInState } from './check-in.tsx';

const labels = {
  claimed: 'taken',
  today: 'to be taken',
  missed: 'missed',
  coming: 'to come',
  claim: 'Take it',
  done: 'Today’s reward is yours',
};

const drawn = (...states: readonly CheckInState[]): string => {
  const days = states.map((state, at) => ({ key: `${at}`, label: `${at}`, reward: '₱5', state }));
  return renderToString(
    <CheckIn label="This week" days={days} labels={labels} onClaim={() => {}} />,
  );
};

it('says that today’s is taken where it was, and nothing of it where nothing was', () => {
  expect(drawn('missed', 'claimed', 'coming')).toContain(labels.done);
  for (const states of [
    ['coming', 'coming'],
    ['claimed', 'missed', 'coming'],
    ['missed', 'today', 'coming'],
  ] as const)
    expect(drawn(...states)).not.toContain(labels.done);
});
