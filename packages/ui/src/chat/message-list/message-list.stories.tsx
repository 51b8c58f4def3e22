import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { talk } from '../../testing/boards/chat.css.ts';
import { MessageBubble, type MessageBubbleProps } from '../message-bubble/message-bubble.tsx';
import { Typing } from '../typing/typing.tsx';
import { MessageDivider } from './message-divider.tsx';
import { MessageList, type MessageListProps } from './message-list.tsx';

const labels = {
  jump: 'To the latest message',
  unseen: (count: number) => `${count} new messages`,
  busy: 'Older messages are on their way',
};
const states = {
  states: { sending: 'On its way', sent: 'Sent', read: 'Read', failed: 'Not sent' },
  retry: 'Send again',
};
const maya = { from: 'theirs', author: 'Maya, customer service', authorShown: true } as const;
const you = { from: 'mine', author: 'You', state: 'read', labels: states } as const;

const said: MessageBubbleProps[] = [
  { ...maya, text: 'Good evening. What can we do for you?', time: '20:05' },
  { ...you, text: 'My withdrawal of Tuesday has not come.', time: '20:06' },
  { ...you, text: 'The receipt says that it was paid out.', time: '20:06', joined: true },
  { ...maya, text: 'Thank you. I look at it with the bank.', time: '20:08' },
  { ...maya, text: 'It left us on Tuesday at noon.', time: '20:09', joined: true },
  { ...you, text: 'And where is it now?', time: '20:10', state: 'sent' },
];

const bubbles = said.map((message) => <MessageBubble key={message.text} {...message} />);
const older = Array.from({ length: 8 }, (_, index) => (
  <MessageBubble key={`older ${index}`} {...maya} text={`An answer of last week, ${index + 1}.`} />
));

function Talk({ onReachStart, ...rest }: MessageListProps) {
  const [history, setHistory] = useState(0);
  const [answers, setAnswers] = useState(0);
  return (
    <div className={talk}>
      <MessageList
        {...rest}
        onReachStart={() => {
          onReachStart?.();
          if (history < 2) setHistory(history + 1);
        }}
      >
        {history > 1 ? older : null}
        <MessageDivider>Today</MessageDivider>
        {bubbles}
        {Array.from({ length: answers }, (_, index) => (
          <MessageBubble key={index} {...maya} text={`Answer ${index + 1}`} />
        ))}
      </MessageList>
      <Button variant="quiet" size="medium" onClick={() => setAnswers(answers + 1)}>
        Let Maya answer
      </Button>
    </div>
  );
}

const meta = {
  title: 'Chat/Message list',
  component: MessageList,
  args: { label: 'Talk with customer service', labels, children: null },
  render: (args) => (
    <div className={talk}>
      <MessageList {...args} />
    </div>
  ),
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Talking: Story = {
  args: {
    children: [
      <MessageDivider key="day">Today</MessageDivider>,
      ...bubbles,
      <Typing key="typing" label="Maya is typing" />,
    ],
  },
};

export const FewMessages: Story = { args: { children: bubbles.slice(0, 2) } };

export const WithNewOnes: Story = {
  args: {
    children: [
      ...bubbles.slice(0, 3),
      <MessageDivider key="new" kind="new">
        New messages
      </MessageDivider>,
      ...bubbles.slice(3, 5),
      ...older,
    ],
  },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log', { name: 'Talk with customer service' });
    const fresh = within(log).getByText('New messages').getBoundingClientRect();
    const box = log.getBoundingClientRect();
    await expect(fresh.top).toBeGreaterThanOrEqual(box.top);
    await expect(fresh.bottom).toBeLessThanOrEqual(box.bottom);
  },
};

export const OlderOnTheirWay: Story = { args: { busy: true, children: bubbles.slice(0, 3) } };

const left = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  Math.round(scrollHeight - scrollTop - clientHeight);

export const StaysAtTheEnd: Story = {
  render: (args) => <Talk {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    await waitFor(() => expect(left(log)).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Let Maya answer' }));
    await canvas.findByText('Answer 1');
    await waitFor(() => expect(left(log)).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: 'To the latest message' })).toBeNull();
  },
};

export const ScrolledUp: Story = {
  args: { onReachStart: fn() },
  render: (args) => <Talk {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    log.scrollTop = 0;
    await expect(
      await canvas.findByRole('button', { name: 'To the latest message' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Let Maya answer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Let Maya answer' }));
    const jump = await canvas.findByRole('button', { name: '2 new messages' });
    await expect(left(log)).toBeGreaterThan(48);
    jump.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(left(log)).toBeLessThan(2));
    await expect(log).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new messages/ })).toBeNull());
  },
};
