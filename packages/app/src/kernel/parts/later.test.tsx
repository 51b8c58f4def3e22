import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { later } from './later.tsx';
import { standStill } from './when-quiet.ts';

const Words = ({ text = 'Since 1998' }: { text?: string }) => <p>{text}</p>;

it('shows its room until its code is there, and itself from then on', async () => {
  const code = Promise.withResolvers<typeof Words>();
  const Part = later(() => code.promise, { Room: () => <p>Room</p> });
  render(<Part text="Here" />);
  expect(screen.getByText('Room')).toBeDefined();
  code.resolve(Words);
  await screen.findByText('Here');
  expect(screen.queryByText('Room')).toBeNull();
});

it('leaves what the build drew as it is until its code is there, whatever is drawn above it', async () => {
  const code = Promise.withResolvers<typeof Words>();
  const Part = later(() => code.promise);
  const page = (count: number) => (
    <main>
      <b>{count}</b>
      <Part />
    </main>
  );
  const place = document.createElement('div');
  place.innerHTML = '<main><b>1</b><!--$--><p>Since 1998</p><!--/$--></main>';
  document.body.append(place);
  const drawn = screen.getByText('Since 1998');
  const root = await act(async () => hydrateRoot(place, page(1)));
  await act(async () => root.render(page(2)));
  expect(screen.getByText('2')).toBeDefined();
  expect(screen.getByText('Since 1998')).toBe(drawn);
  await act(async () => code.resolve(Words));
  expect(screen.getByText('Since 1998')).toBe(drawn);
  await act(async () => root.unmount());
});

it('asks again for what could not be had, once the phone is back', async () => {
  let tries = 0;
  const Part = later(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return Words;
  });
  render(<Part text="Back" />);
  await act(async () => {});
  expect(screen.queryByText('Back')).toBeNull();
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Back');
  expect(tries).toBe(2);
});

it('asks for nothing while there is no line, and for its code once there is one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<typeof Words>>(async () => Words);
  const Part = later(load);
  render(<Part text="Here" />);
  await act(async () => {});
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(load).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Here');
});

it('shows without a line what was fetched while the page stood still', async () => {
  standStill();
  const load = vi.fn<() => Promise<typeof Words>>(async () => Words);
  const Part = later(load);
  render(<Part text="Here" />);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.pointerUp(window);
  await screen.findByText('Here');
});
