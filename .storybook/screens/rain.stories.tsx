import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { envelopes, nothingSent } from './rain.ts';
import { patience } from './settled.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';

const meta = {
  ...screenStory,
  title: 'Screens/Red rain',
  tags: ['!autodocs'],
  args: { path: '/m/redRain', answering: 'loaded', member: true, type: 1 },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

interface Canvas {
  readonly canvasElement: HTMLElement;
}

const pageOf = ({ canvasElement }: Canvas) => within(canvasElement.ownerDocument.body);

export const Sent: Story = {};
export const NothingSent: Story = { beforeEach: nothingSent };
export const SentLoading: Story = { args: { answering: 'loading' } };
export const SentFailed: Story = { args: { answering: 'failed' } };

/** In both languages that stories speak. */
const amount = /^(?:Amount in all|المبلغ كله)$/;
const count = /^(?:Envelopes|المغلفات)$/;
const review = /^(?:Look it over|مراجعة)$/;
const some = /^(?:Chosen|مختارون)$/;

export const Chosen: Story = {
  play: async (canvas) => {
    const page = pageOf(canvas);
    await userEvent.click(await page.findByRole('radio', { name: some }, patience));
    await page.findByRole('checkbox', { name: 'hiraya_sub' }, patience);
  },
};

export const Reviewed: Story = {
  play: async (canvas) => {
    const page = pageOf(canvas);
    await userEvent.type(await page.findByRole('textbox', { name: amount }, patience), '250');
    await userEvent.type(page.getByRole('textbox', { name: count }), '20');
    await userEvent.click(page.getByRole('button', { name: review }));
    await page.findByRole('dialog', { name: review }, patience);
  },
};

/** Over home, for whoever it was sent to. */
export const Envelope: Story = {
  args: { path: '/m/home', type: 0 },
  beforeEach: envelopes,
  play: async (canvas) => {
    const page = pageOf(canvas);
    await page.findByRole('button', { name: /^(?:Open it|افتحه)$/ }, patience);
  },
};

export const EnvelopeOpened: Story = {
  ...Envelope,
  play: async (canvas) => {
    const page = pageOf(canvas);
    await userEvent.click(
      await page.findByRole('button', { name: /^(?:Open it|افتحه)$/ }, patience),
    );
    await page.findByText(/dagat_agent/, {}, patience);
  },
};

const sending = /^(?:Send money|إرسال مبلغ)$/;

export const Transfer: Story = {
  args: { path: '/m/member/team' },
  play: async (canvas) => {
    const page = pageOf(canvas);
    await userEvent.click(await page.findByRole('button', { name: /hiraya_sub/ }, patience));
    await userEvent.click(await page.findByRole('button', { name: sending }, patience));
    await userEvent.type(
      await page.findByRole('textbox', { name: /^(?:Amount|المبلغ)$/ }, patience),
      '250.5',
    );
    await userEvent.click(page.getByRole('button', { name: review }));
  },
};
