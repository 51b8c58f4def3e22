import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Icon } from '../../foundations/icon/icon.tsx';
import { Prose } from '../../foundations/prose/prose.tsx';
import { column } from '../../testing/board.css.ts';
import { AccordionItem } from './accordion-item.tsx';
import { Accordion } from './accordion.tsx';

const answer = (
  <Prose>
    <p>Most withdrawals arrive the same day. A bank may take up to three working days.</p>
  </Prose>
);

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
  args: {
    children: [
      <AccordionItem key="a" title="When does my money arrive?" defaultOpen>
        {answer}
      </AccordionItem>,
      <AccordionItem key="b" title="How do I set a limit?" description="Takes a minute">
        {answer}
      </AccordionItem>,
      <AccordionItem
        key="c"
        start={<Icon name="shield" />}
        title="What happens with my documents once they have been checked by somebody?"
      >
        {answer}
      </AccordionItem>,
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const OneAtATime: Story = {
  args: { single: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('How do I set a limit?'));
    const [first, second] = canvasElement.querySelectorAll('details');
    await waitFor(() => expect(second).toHaveAttribute('open'));
    await expect(first).not.toHaveAttribute('open');
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const [, second] = canvasElement.querySelectorAll('details');
    await userEvent.tab();
    await userEvent.tab();
    await expect(second?.querySelector('summary')).toHaveFocus();
    // A key from a script does not reach the browser's own handling; this is what it does.
    second?.querySelector('summary')?.click();
    await waitFor(() => expect(second).toHaveAttribute('open'));
    await expect(second?.querySelector('summary')).toHaveFocus();
  },
};

const told = fn();

export const KeptByItsOwner: Story = {
  args: {
    children: (
      <AccordionItem title="When does my money arrive?" open={false} onOpenChange={told}>
        {answer}
      </AccordionItem>
    ),
  },
  play: async ({ canvasElement }) => {
    const [item] = canvasElement.querySelectorAll('details');
    await userEvent.click(within(canvasElement).getByText('When does my money arrive?'));
    await waitFor(() => expect(told).toHaveBeenCalledWith(true));
    await waitFor(() => expect(item).not.toHaveAttribute('open'));
  },
};
