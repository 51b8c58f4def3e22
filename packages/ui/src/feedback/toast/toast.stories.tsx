import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { board } from '../../testing/board.css.ts';
import type { ToastKind } from './durations.ts';
import { useToast } from './toast-provider.tsx';

const kinds: readonly ToastKind[] = ['info', 'success', 'error', 'loading'];

function Shower() {
  const toast = useToast();
  return (
    <div className={board}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size="medium"
          onClick={() => toast.show({ kind, text: `Now: ${kind}`, duration: 'long' })}
        >
          {kind}
        </Button>
      ))}
    </div>
  );
}

const meta = { title: 'Feedback/Toast', component: Shower } satisfies Meta<typeof Shower>;

export default meta;

export const Kinds: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const kind of kinds.slice(1))
      await userEvent.click(canvas.getByRole('button', { name: kind }));
    const region = canvas.getByRole('region', { name: 'Notices' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  },
};
