import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Pagination, type PaginationProps } from './pagination.tsx';

function Turned({ page: first, onPageChange, ...rest }: PaginationProps) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      {...rest}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        onPageChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of transactions',
    page: 10,
    count: 20,
    locale: 'en',
    previousLabel: 'Back',
    nextLabel: 'On',
    pageLabel: (page: string) => `Page ${page}`,
    onPageChange: fn(),
  },
  render: (args) => <Turned {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 20 } };
export const Few: Story = { args: { page: 2, count: 3 } };
export const Many: Story = { args: { page: 4821, count: 9999 } };

export const Links: Story = {
  args: { linkTo: (page) => <a href={`#page-${page}`}>{page}</a> },
  render: (args) => <Pagination {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Page 20' })).toHaveAttribute('href', '#page-20');
    await expect(canvas.getByRole('link', { name: 'Page 10' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#page-9');
  },
};

export const Keyboard: Story = {
  args: { page: 3, count: 6 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledWith(6);
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
