import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../../actions/link/link.tsx';
import { SectionTitle } from './section-title.tsx';

const meta = {
  title: 'Layout/Section title',
  component: SectionTitle,
  args: { title: 'The hot list', emphasis: 'hot' },
} satisfies Meta<typeof SectionTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Emphasised: Story = {};
export const WithLink: Story = {
  args: {
    end: (
      <TextLink href="#all" quiet caret>
        See all
      </TextLink>
    ),
  },
};
