import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
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
