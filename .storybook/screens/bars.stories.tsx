import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Reply } from '../../packages/contract/src/client.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';
import { stage } from './staged.ts';

const meta = {
  ...screenStory,
  title: 'Screens/Bars',
  tags: ['!autodocs'],
  args: { path: '/m/paused', answering: 'loaded', member: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;
type Bar = NonNullable<Reply<'responsiblePlay'>['bar']>;

const of = (bar: Bar): Story => ({
  args: { path: `/m/paused?kind=${bar.kind}` },
  beforeEach: () =>
    stage('responsiblePlay', {
      currency: 'PHP',
      limits: [],
      bar,
      realityCheckMinutes: 30,
      promptAnswered: true,
      nextReviewAt: Date.UTC(2100, 0),
      rules: {
        jurisdiction: 'PH',
        timeOuts: ['24h', '7d', '30d'],
        exclusions: ['6m', '1y', '5y'],
        limits: ['deposit.24h'],
        sessionLimits: ['session'],
        raiseDelay: '24h',
        confirmWithin: '7d',
        realityCheckAtMost: 60,
        breakMinutes: 0,
        panicButton: false,
        exclusionReturn: 'clock',
        hasOtherBrands: false,
      },
    }),
});

export const Break = of({ kind: 'timeout', until: Date.UTC(2100, 0) });
export const Exclusion = of({ kind: 'exclusion', until: null });
export const OnRegister = of({ kind: 'register', until: Date.UTC(2100, 0) });
export const OnRegisterWithoutEnd = of({ kind: 'register', until: null });
export const Unasked = of({ kind: 'unasked', until: null });
export const UnderAge = of({ kind: 'age', until: null });
