import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { ArtProvider } from '../art/art-provider.tsx';
import { AllDrawings } from './drawings/all.tsx';
import { Scene } from './scene.tsx';

const meta = {
  title: 'Foundations/Scene',
  component: Scene,
  args: { title: 'Good evening', emphasis: 'evening', description: 'Log in to take your seat.' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};
export const Home: Story = {
  args: {
    size: 'home',
    title: 'Six hundred games',
    emphasis: 'games',
    description: 'One account for all of them.',
    children: [
      <Button key="join" full>
        Join
      </Button>,
      <Button key="in" variant="secondary" full>
        Log in
      </Button>,
    ],
  },
};

/** The page, for as long as it is shown, as a brand that has chosen this backdrop. */
function Behind({ backdrop, children }: { backdrop: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['backdrop'];
    dataset['backdrop'] = backdrop;
    return () => {
      dataset['backdrop'] = before;
    };
  }, [backdrop]);
  return <ArtProvider drawing={<AllDrawings />}>{children}</ArtProvider>;
}

const neutral = (backdrop: string): Story => ({
  ...Home,
  render: (args) => (
    <Behind backdrop={backdrop}>
      <Scene {...args} />
      <Scene title="Good evening" description="Log in to take your seat." level={2} />
    </Behind>
  ),
});

/** What stands for brands that bring no picture: of their own colours alone. */
export const Horizon: Story = neutral('horizon');
export const Hills: Story = neutral('hills');
export const Facets: Story = neutral('facets');
export const Ripples: Story = neutral('ripples');
export const Bokeh: Story = neutral('bokeh');
export const Scanlines: Story = neutral('scanlines');
