import type { StoryContext } from '@storybook/react-vite';

import { lookOf } from '../look.ts';
import { settled } from './settled.ts';
import { Shown, type ScreenProps } from './shown.tsx';

type ScreenContext = Pick<StoryContext<ScreenProps>, 'globals' | 'canvasElement' | 'args'>;

/** What every story of a screen of the app has; a title and tags are read before anything runs. */
export const screenStory = {
  parameters: { bare: true },
  argTypes: {
    answering: { control: 'select', options: ['loaded', 'loading', 'failed', 'empty'] },
  },
  render: (args: ScreenProps, { globals }: Pick<ScreenContext, 'globals'>) => {
    const look = lookOf(globals);
    return <Shown key={`${look.merchant} ${look.theme} ${look.dir}`} {...args} look={look} />;
  },
  afterEach: ({ canvasElement, args }: Pick<ScreenContext, 'canvasElement' | 'args'>) =>
    settled(canvasElement, args.answering === 'loading'),
} as const;
