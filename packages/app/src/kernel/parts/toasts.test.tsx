import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useToast, type ToastOptions } from '@livery/ui/toast';
import { startPlatform } from '../../testing/platform.ts';
import { renderPart, toasts } from '../../testing/render.tsx';

function Raise({ toast }: { toast: ToastOptions }) {
  const { show } = useToast();
  return <button onClick={() => show(toast)}>Show</button>;
}

/** What a toast says a millisecond before its time is over, and then. */
async function around(toast: ToastOptions, ms: number): Promise<readonly string[]> {
  await startPlatform();
  await renderPart(<Raise toast={toast} />);
  vi.useFakeTimers();
  act(() => screen.getByRole('button', { name: 'Show' }).click());
  await act(() => vi.advanceTimersByTimeAsync(ms - 1));
  const before = toasts();
  await act(() => vi.advanceTimersByTimeAsync(1));
  return [before, toasts()];
}

it.each([
  ['good news', { tone: 'success' }, 1500],
  ['a notice', {}, 1500],
  ['a short one', { duration: 'short' }, 3000],
  ['a long one', { duration: 'long' }, 8000],
] as const)('says %s for its time, and goes by itself [CO-01]', async (_name, options, ms) => {
  expect(await around({ ...options, text: 'Word' }, ms)).toEqual(['Word', '']);
});

it('says that something is under way for 9999 ms at the most [CO-02]', async () => {
  expect(await around({ busy: true, text: 'Word' }, 9999)).toEqual(['Word', '']);
});
