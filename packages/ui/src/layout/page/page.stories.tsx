import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from './page.tsx';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { bare: true },
  args: { children: <main>A column on the brand's backdrop</main> },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Backdrop: Story = {};
export const Plain: Story = { args: { plain: true } };
