import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import * as css from '../../testing/board.css.ts';
import { chooseFiles } from '../../testing/choose-files.ts';
import { DocumentCapture, type DocumentCaptureProps } from './document-capture.tsx';

const labels = {
  start: 'Use the camera',
  asking: 'The camera is being started',
  take: 'Take the picture',
  again: 'Take it again',
  use: 'Use this picture',
  file: 'Choose a file',
  taken: 'The picture as it will be sent',
  refused: 'The camera is not allowed. Allow it in the settings of your browser, or choose a file.',
  missing: 'No camera was found. Choose a file instead.',
};

const meta = {
  title: 'Forms/Document capture',
  component: DocumentCapture,
  args: {
    label: 'The front of your card',
    labels,
    hint: 'Lay it on a dark table, so that all four corners can be seen.',
  },
} satisfies Meta<typeof DocumentCapture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A camera that sees a drawing, or none at all; what of it still runs. */
function stubCamera(refusal?: string): { running: () => number; restore: () => void } {
  const tracks: MediaStreamTrack[] = [];
  const getUserMedia = async (): Promise<MediaStream> => {
    if (refusal) throw new DOMException('', refusal);
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const paper = canvas.getContext('2d');
    const draw = (): void => {
      paper?.fillRect(0, 0, 640, 480);
      if (tracks.some(({ readyState }) => readyState === 'live')) requestAnimationFrame(draw);
    };
    const stream = canvas.captureStream();
    tracks.push(...stream.getTracks());
    draw();
    return stream;
  };
  const before = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return {
    running: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    restore: () => {
      if (before) Object.defineProperty(navigator, 'mediaDevices', before);
      else Reflect.deleteProperty(navigator, 'mediaDevices');
    },
  };
}

let camera = stubCamera();
camera.restore();
const withCamera = (refusal?: string) => () => {
  camera = stubCamera(refusal);
  return () => camera.restore();
};

export const Card: Story = {};
export const Passport: Story = {
  args: { label: 'The page of your passport with your picture', frame: 'passport' },
};
export const Face: Story = {
  args: { label: 'Your face', frame: 'face', hint: 'Look straight ahead, without glasses.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Wrong: Story = {
  args: { error: 'A corner is cut off. Take the picture from farther away.' },
};

export const Looking: Story = {
  beforeEach: withCamera(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    await expect(await canvas.findByRole('button', { name: 'Take the picture' })).toHaveFocus();
  },
};

export const Keyboard: Story = {
  beforeEach: withCamera(),
  args: { name: 'front', required: true, onValueChange: fn() },
  render: (args) => (
    <form aria-label="Papers">
      <DocumentCapture {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Papers' });
    await expect(form.checkValidity()).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Take the picture' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Use this picture' })).toHaveFocus();
    await expect(camera.running()).toBe(0);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take it again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Take the picture' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Use this picture' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.any(File));
    await waitFor(() => expect(form.checkValidity()).toBe(true));
    const sent = new FormData(form).get('front');
    await expect(sent).toHaveProperty('name', 'front.jpg');
    await expect(canvas.queryByRole('button', { name: 'Use this picture' })).toBeNull();
  },
};

export const Refused: Story = {
  beforeEach: withCamera('NotAllowedError'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/not allowed/);
  },
};

export const WithoutACamera: Story = {
  beforeEach: withCamera('NotFoundError'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/No camera was found/);
    const picture = await new Promise<Blob | null>((resolve) => {
      document.createElement('canvas').toBlob(resolve);
    });
    const file = new File(picture ? [picture] : [], 'front.png', { type: 'image/png' });
    chooseFiles(canvas.getByLabelText('Choose a file', { selector: 'input' }), file);
    await expect(await canvas.findByRole('button', { name: 'Use this picture' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

function Leaving(props: DocumentCaptureProps) {
  const [here, setHere] = useState(true);
  return (
    <div className={css.column}>
      {here ? <DocumentCapture {...props} /> : null}
      <Button variant="quiet" size="medium" onClick={() => setHere(false)}>
        Leave
      </Button>
    </div>
  );
}

export const LetsGoOfTheCamera: Story = {
  beforeEach: withCamera(),
  render: (args) => <Leaving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    await canvas.findByRole('button', { name: 'Take the picture' });
    await expect(camera.running()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(camera.running()).toBe(0));
  },
};
