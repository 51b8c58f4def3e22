import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../actions/button/button.tsx';
import { ArtProvider } from '../art/art-provider.tsx';
import { Chosen } from '../../testing/chosen.tsx';
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

const neutral = (backdrop: string): Story => ({
  ...Home,
  render: (args) => (
    <Chosen choices={{ backdrop }}>
      <ArtProvider drawing={<AllDrawings />}>
        <Scene {...args} />
        <Scene title="Good evening" description="Log in to take your seat." level={2} />
      </ArtProvider>
    </Chosen>
  ),
});

/** What stands for brands that bring no picture: of their own colours alone. */
export const Horizon: Story = neutral('horizon');
export const Hills: Story = neutral('hills');
export const Facets: Story = neutral('facets');
export const Ripples: Story = neutral('ripples');
export const Bokeh: Story = neutral('bokeh');
export const Scanlines: Story = neutral('scanlines');
