import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { ListRow } from '../../layout/list-row/list-row.tsx';
import { ServiceWidget } from './service-widget.tsx';

const link = (where: string) => (
  <a href={`https://example.com/${where}`} target="_blank" rel="noreferrer">
    {where}
  </a>
);

function Widget({ onHide }: { onHide: () => void }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setShown(true)}>
        Something on the page
      </Button>
      {shown ? (
        <ServiceWidget
          label="Customer service"
          description="Every day, 08:00 to 24:00"
          hideLabel="Put away for now"
          onHide={() => {
            setShown(false);
            onHide();
          }}
        >
          <ListRow icon="chat" label="Live chat" />
          <ListRow icon="facebook" label="Facebook" render={link('facebook')} />
          <ListRow icon="whatsapp" label="WhatsApp" render={link('whatsapp')} />
          <ListRow icon="telegram" label="Telegram" render={link('telegram')} />
        </ServiceWidget>
      ) : null}
    </>
  );
}

const meta = {
  title: 'Navigation/Service widget',
  component: Widget,
  args: { onHide: fn() },
  parameters: { docs: { story: { height: '520px' } } },
} satisfies Meta<typeof Widget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  name: 'Lists the ways to reach somebody (part of MS-16)',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Customer service' }));
    const panel = canvas.getByRole('dialog', { name: 'Customer service' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(panel).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://example.com/whatsapp',
    );
  },
};

export const PutAwayByTheKeyboard: Story = {
  args: { onHide: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Customer service' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const panel = canvas.getByRole('dialog', { name: 'Customer service' });
    await waitFor(() => expect(panel).toBeVisible());
    for (let way = 0; way < 5; way += 1) await userEvent.tab();
    await expect(within(panel).getByRole('button', { name: 'Put away for now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHide).toHaveBeenCalledOnce();
    await expect(button).not.toBeInTheDocument();
    // The focus is not lost with it.
    await expect(canvas.getByRole('button', { name: 'Something on the page' })).toHaveFocus();
  },
};
