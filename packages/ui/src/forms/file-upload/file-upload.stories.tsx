import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { FileUpload, type FileUploadProps } from './file-upload.tsx';

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

function Chosen({ files: first, onFilesChange, ...rest }: FileUploadProps) {
  const [files, setFiles] = useState(first);
  return (
    <FileUpload
      {...rest}
      files={files}
      onFilesChange={(next) => {
        setFiles(next);
        onFilesChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/File upload',
  component: FileUpload,
  args: {
    label: 'Pictures of your passport',
    files: [],
    onFilesChange: fn(),
    addLabel: 'Add a picture',
    removeLabel: (name: string) => `Take ${name} away`,
    hint: 'PNG or JPG, at most 5 MB each.',
    refusals: {
      type: 'Only PNG and JPG pictures can be sent.',
      size: 'A picture may have at most 5 MB.',
      count: 'At most three pictures.',
    },
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const One: Story = {
  args: { files: [picture('front.png')] },
  play: async ({ canvasElement }) => {
    const paper = canvasElement.querySelector('canvas')?.getContext('2d');
    // Opaque in the middle: the picture has been drawn.
    await waitFor(() => expect(paper?.getImageData(96, 96, 1, 1).data[3]).toBe(255));
  },
};
export const Full: Story = {
  args: { files: [picture('front.png'), picture('back.png'), picture('face.png')] },
};
export const Disabled: Story = { args: { files: [picture('front.png')], disabled: true } };
export const Wrong: Story = { args: { error: 'Add the back of it too.' } };
export const LongText: Story = {
  args: {
    files: [picture('front.png')],
    addLabel: 'Add another picture from this phone or take one now',
  },
};

export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Add a picture');
    const lie = new File(['not a picture'], 'front.png', { type: 'image/png' });
    await userEvent.upload(input, [lie, picture('back.png')]);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Only PNG and JPG pictures can be sent.',
      ),
    );
    await expect(args.onFilesChange).toHaveBeenCalledTimes(1);
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
  args: { files: [picture('front.png'), picture('back.png')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take front.png away' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Take back.png away' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Add a picture')).toHaveFocus();
  },
};
