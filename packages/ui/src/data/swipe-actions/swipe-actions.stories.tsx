import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { List, ListRow } from '../../layout/list-row/list-row.tsx';
import { SwipeActions } from './swipe-actions.tsx';

const archive = fn();
const remove = fn();

const actions = [
  { label: 'Archive', icon: 'archive', onSelect: archive },
  { label: 'Delete', icon: 'trash', tone: 'danger', onSelect: remove },
] as const;

const meta = {
  title: 'Data/Swipe actions',
  component: SwipeActions,
  beforeEach: () => {
    archive.mockClear();
    remove.mockClear();
  },
  args: {
    actions,
    menuLabel: 'More about “Your withdrawal has been paid”',
    children: (
      <ListRow
        icon="mail"
        label="Your withdrawal has been paid"
        description="It takes up to three working days to arrive."
      />
    ),
  },
  render: (args) => (
    <List>
      <SwipeActions {...args} />
      <SwipeActions actions={actions} menuLabel="More about “Welcome”">
        <ListRow icon="mail" label="Welcome" description="What you can do here." />
      </SwipeActions>
    </List>
  ),
} satisfies Meta<typeof SwipeActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the first row is pulled to. */
const scrollerOf = (canvas: HTMLElement): HTMLElement => {
  const shown = [...canvas.querySelectorAll<HTMLElement>('li div')];
  const scroller = shown.find((element) => getComputedStyle(element).overflowX === 'auto');
  if (!scroller) throw new Error('No row can be pulled.');
  return scroller;
};
const pull = (scroller: HTMLElement): void => {
  const way = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  scroller.scrollTo({ left: way * scroller.scrollWidth, behavior: 'instant' });
};

export const Rows: Story = {};

export const PulledAside: Story = {
  play: async ({ canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    pull(scroller);
    await waitFor(() => expect(scroller.scrollLeft).not.toBe(0));
    await expect(within(scroller).getByText('Delete')).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    pull(scroller);
    await userEvent.click(within(scroller).getByText('Archive'));
    await expect(archive).toHaveBeenCalledOnce();
    await waitFor(() => expect(scroller.scrollLeft).toBe(0));
  },
};

export const PutBack: Story = {
  play: async ({ canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    pull(scroller);
    await waitFor(() => expect(scroller.scrollLeft).not.toBe(0));
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Welcome/ }));
    await waitFor(() => expect(scroller.scrollLeft).toBe(0));
    await expect(remove).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const more = canvas.getByRole('button', {
      name: 'More about “Your withdrawal has been paid”',
    });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Archive' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^More about “Your/ })).toHaveFocus(),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Welcome/ })).toHaveFocus();
  },
};

export const MenuByPointer: Story = {
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'More about “Welcome”' });
    await expect(more).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(more);
    const item = await within(document.body).findByRole('menuitem', { name: 'Archive' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.click(item);
    await expect(archive).toHaveBeenCalledOnce();
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};
