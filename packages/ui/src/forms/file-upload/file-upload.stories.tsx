import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { chooseFiles } from '../../testing/choose-files.ts';
import { FileUpload } from './file-upload.tsx';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAcCAMAAAAkyw3kAAAACVBMVEUrN4RKXMDJ0PWHauq+AAAACXBIWXMAAAsTAAALEwEAmpwYAAAAH0lEQVQ4y2NgJBIwDLBCJiQwqnBUIWkKiUpmo4C+AACg1gOhT7ltsgAAAABJRU5ErkJggg==';
const picture = (name: string): File =>
  new File([Uint8Array.from(atob(png), (letter) => letter.codePointAt(0) ?? 0)], name, {
    type: 'image/png',
    lastModified: 1,
  });

/** What a clipboard or a pointer carries along. */
function carried(name: string): DataTransfer {
  const data = new DataTransfer();
  data.items.add(picture(name));
  return data;
}

const meta = {
  title: 'Forms/File upload',
  component: FileUpload,
  args: {
    label: 'Pictures of your passport',
    onValueChange: fn(),
    locale: 'en',
    labels: {
      add: 'Add a picture',
      limits: (kinds, size, count) => `${kinds}, at most ${size} each, ${count} of them.`,
      remove: (name) => `Take ${name} away`,
      retry: (name) => `Send ${name} again`,
      progress: (name) => `Sending ${name}`,
      refusals: {
        type: 'Only PNG and JPG pictures can be sent.',
        size: 'A picture may have at most 5 MB.',
        count: 'At most three pictures.',
      },
    },
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const One: Story = {
  args: { defaultValue: [picture('front.png')] },
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('canvas')?.getContext('2d');
    // Opaque in the middle: the picture has been drawn.
    await waitFor(() => expect(page?.getImageData(96, 96, 1, 1).data[3]).toBe(255));
  },
};
export const Full: Story = {
  args: { defaultValue: [picture('front.png'), picture('back.png'), picture('face.png')] },
};
export const Disabled: Story = { args: { defaultValue: [picture('front.png')], disabled: true } };
export const Wrong: Story = { args: { error: 'Add the back of it too.' } };
export const LongText: Story = {
  args: {
    defaultValue: [picture('front.png')],
    labels: {
      ...meta.args.labels,
      add: 'Add another picture from this phone or take one now',
    },
  },
};

const paper = new File(['%PDF-1.7'], 'electricity-bill-of-march.pdf', { type: 'application/pdf' });

export const OnTheirWay: Story = {
  args: {
    label: 'Where you live',
    kinds: ['picture', 'pdf'],
    defaultValue: [picture('front.png'), paper],
    hint: 'A bill that is not older than three months.',
    onRetry: fn(),
    statusOf: (file) =>
      file === paper
        ? { state: 'failed', error: 'The connection broke off.' }
        : { state: 'sending', progress: 60 },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Sending front.png' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection broke off.');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Send electricity-bill-of-march.pdf again' }),
    );
    await expect(args.onRetry).toHaveBeenCalledWith(paper);
  },
};

export const SentWithAForm: Story = {
  args: { name: 'papers', required: true },
  render: (args) => (
    <form aria-label="Papers">
      <FileUpload {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Papers' });
    const sent = (): string[] =>
      new FormData(form)
        .getAll('papers')
        .flatMap((one) => (one instanceof File && one.name ? [one.name] : []));
    await expect(form.checkValidity()).toBe(false);
    const input = canvas.getByLabelText('Add a picture', { selector: 'input' });
    chooseFiles(input, picture('front.png'));
    await waitFor(() => expect(sent()).toEqual(['front.png']));
    chooseFiles(input, picture('back.png'));
    await waitFor(() => expect(sent()).toEqual(['front.png', 'back.png']));
    await expect(form.checkValidity()).toBe(true);
    chooseFiles(input, new File(['no picture'], 'no.png', { type: 'image/png' }));
    await canvas.findByText('Only PNG and JPG pictures can be sent.');
    await expect(sent()).toEqual(['front.png', 'back.png']);
    await userEvent.click(canvas.getByRole('button', { name: 'Take front.png away' }));
    await waitFor(() => expect(sent()).toEqual(['back.png']));
  },
};

export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Add a picture', { selector: 'input' });
    const lie = new File(['not a picture'], 'front.png', { type: 'image/png' });
    chooseFiles(input, lie, picture('back.png'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Only PNG and JPG pictures can be sent.',
      ),
    );
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('back.png')).toBeInTheDocument();
    await expect(canvas.queryByText('front.png')).toBeNull();
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Pictures of your passport' });
    const init = { bubbles: true, cancelable: true };
    const clipboardData = carried('image.png');
    group.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData }));
    await expect(await canvas.findByText('image.png')).toBeInTheDocument();
    group.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: carried('dropped.png') }));
    await expect(await canvas.findByText('dropped.png')).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  args: { defaultValue: [picture('front.png'), picture('back.png')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take front.png away' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Take back.png away' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Add a picture', { selector: 'input' })).toHaveFocus();
  },
};
