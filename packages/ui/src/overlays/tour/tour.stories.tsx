import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Surface } from '../../layout/surface/surface.tsx';
import * as css from '../../testing/board.css.ts';
import { Tour, type TourProps } from './tour.tsx';

const steps: TourProps['steps'] = [
  {
    key: 'balance',
    target: '#balance',
    title: 'Your balance',
    description: 'It is the same on every page. Press it to hide the figure.',
  },
  { key: 'gone', target: '#not-on-this-page', title: 'Nobody sees this' },
  {
    key: 'gifts',
    target: '#gifts',
    title: 'Your gifts',
    description: 'What you have been given waits here until it is over.',
  },
  {
    key: 'help',
    target: '#help',
    title: 'Somebody who helps',
    description: 'At any hour, and in your language.',
  },
];

const labels: TourProps['labels'] = {
  position: (step, of) => `${step} of ${of}`,
  skip: 'Skip',
  done: 'Understood',
};

const blocks = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A page with things to show, some of them far below. */
function Shown({ open: atFirst, onEnd, ...rest }: TourProps) {
  const [open, setOpen] = useState(atFirst);
  return (
    <div className={css.column}>
      <Button variant="secondary" size="medium" onClick={() => setOpen(true)}>
        Show me around
      </Button>
      <Surface id="balance" pad="text">
        <Text>Balance</Text>
      </Surface>
      <Surface id="gifts" pad="text">
        <Text>Gifts</Text>
      </Surface>
      {blocks.map((block) => (
        <Surface key={block} variant="inset" className={css.tall} />
      ))}
      <Surface id="help" pad="text">
        <Text>Help</Text>
      </Surface>
      <Tour
        {...rest}
        open={open}
        onEnd={(reason) => {
          onEnd(reason);
          setOpen(false);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Overlays/Tour',
  component: Tour,
  args: { open: true, steps, labels, onEnd: fn(), onStepChange: fn() },
  render: (args) => <Shown {...args} />,
} satisfies Meta<typeof Tour>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = (canvasElement: HTMLElement, name: string): Promise<HTMLElement> =>
  within(canvasElement).findByRole('dialog', { name });
const boxOf = (id: string): DOMRect => {
  const target = document.querySelector(`#${id}`);
  if (!target) throw new Error(`There is no ${id}.`);
  return target.getBoundingClientRect();
};
const forwards = (element: HTMLElement): string =>
  getComputedStyle(element).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';

export const FirstVisit: Story = {
  play: async ({ canvasElement }) => {
    const card = await cardOf(canvasElement, 'Your balance');
    await waitFor(() => expect(card).toHaveFocus());
    await expect(card).toHaveAccessibleDescription(/1 of 3/);
    await expect(within(card).queryByRole('button', { name: 'Previous' })).toBeNull();
    // Six for the light, eight between.
    await waitFor(() =>
      expect(Math.round(card.getBoundingClientRect().top - boxOf('balance').bottom)).toBe(14),
    );
  },
};

export const StepByStep: Story = {
  name: 'What is missing is left out, what is far below is scrolled in',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await cardOf(canvasElement, 'Your balance');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const gifts = await cardOf(canvasElement, 'Your gifts');
    await expect(gifts).toHaveAccessibleDescription(/2 of 3/);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const help = await cardOf(canvasElement, 'Somebody who helps');
    await waitFor(() => expect(help).toHaveFocus());
    await waitFor(() => expect(boxOf('help').bottom).toBeLessThanOrEqual(window.innerHeight));
    // Beside it, above or below, and in the window.
    await waitFor(() => {
      const { top, bottom } = help.getBoundingClientRect();
      const target = boxOf('help');
      return expect(bottom <= target.top || top >= target.bottom).toBe(true);
    });
    await expect(canvas.queryByRole('button', { name: 'Skip' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await cardOf(canvasElement, 'Your gifts');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Understood' }));
    await expect(args.onEnd).toHaveBeenCalledWith('done');
    await expect(args.onStepChange).toHaveBeenLastCalledWith('help');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Show me around' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const card = await cardOf(canvasElement, 'Your balance');
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.keyboard(forwards(card));
    await cardOf(canvasElement, 'Your gifts');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Skip' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card).toHaveFocus());
    await expect(card).toHaveAccessibleName('Your balance');
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnd).toHaveBeenCalledWith('escape');
    await expect(opener).toHaveFocus();
  },
};

export const PageGoesOn: Story = {
  name: 'The page can be used meanwhile, and Escape still ends it',
  play: async ({ args, canvasElement }) => {
    await cardOf(canvasElement, 'Your balance');
    const opener = within(canvasElement).getByRole('button', { name: 'Show me around' });
    await userEvent.click(opener);
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnd).toHaveBeenCalledWith('escape');
    await expect(opener).toHaveFocus();
  },
};

export const OneThingNew: Story = {
  args: { steps: steps.slice(2, 3) },
  play: async ({ canvasElement }) => {
    const card = await cardOf(canvasElement, 'Your gifts');
    await expect(within(card).getAllByRole('button')).toHaveLength(1);
    await expect(card).not.toHaveTextContent('1 of 1');
  },
};

function ByRef({ onEnd, ...rest }: TourProps) {
  const gift = useRef<HTMLDivElement>(null);
  const [there, setThere] = useState(true);
  return (
    <div className={css.column}>
      <Button variant="secondary" size="medium" onClick={() => setThere(false)}>
        Take it away
      </Button>
      {there ? (
        <Surface ref={gift} pad="text">
          <Text>Gifts</Text>
        </Surface>
      ) : null}
      <Tour
        {...rest}
        onEnd={onEnd}
        steps={[{ key: 'gift', target: gift, title: 'Your gifts', side: 'above' }]}
      />
    </div>
  );
}

export const TargetGoes: Story = {
  name: 'Ends where nothing is left to show',
  render: (args) => <ByRef {...args} />,
  play: async ({ args, canvasElement }) => {
    await cardOf(canvasElement, 'Your gifts');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Take it away' }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('missing'));
  },
};
