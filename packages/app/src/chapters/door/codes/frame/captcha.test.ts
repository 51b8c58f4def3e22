import { expect, it, vi } from 'vitest';
import { watchCaptcha } from './captcha.ts';

it('tells when the captcha asks something, how far down it reaches, and when it is gone', async () => {
  // As the browser has it; the setup of these tests knows styles by kinds alone.
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({
    visibility: element.parentElement?.style.visibility ?? '',
  }));
  const tell = vi.fn<(height: number) => void>();
  const stop = watchCaptcha(tell);
  const around = document.createElement('div');
  around.style.visibility = 'hidden';
  const frame = document.createElement('iframe');
  frame.src = 'https://www.google.com/recaptcha/api2/bframe?k=one';
  let bottom = 480.4;
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 300, bottom);
  around.append(frame);
  document.body.append(around, document.createElement('iframe'));
  around.style.visibility = 'visible';
  await vi.waitFor(() => expect(tell.mock.calls).toEqual([[481]]));
  bottom = 520;
  frame.style.blockSize = '520px';
  await vi.waitFor(() => expect(tell.mock.calls).toEqual([[481], [520]]));
  around.style.visibility = 'hidden';
  await vi.waitFor(() => expect(tell.mock.calls).toEqual([[481], [520], [0]]));
  stop();
  around.remove();
});
