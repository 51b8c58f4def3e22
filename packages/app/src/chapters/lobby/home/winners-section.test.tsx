import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signal } from '@livery/web/store/signal';
import { startPlatform } from '../../../testing/platform.ts';
import { renderPart } from '../../../testing/render.tsx';
import { winner } from '../../../testing/samples.ts';
import { scrollToEnd, scrollUntil } from '../../../testing/sight.ts';
import { WinnersSection } from './winners-section.tsx';

it('asks for wins once the sections above them are there and somebody comes near', async () => {
  const platform = await startPlatform();
  platform.on('vendors', () => ({ sorting: [], mapping: {} }));
  platform.on('winners', () => ({ list: [{ vo: winner(1, '90.50') }] }));
  const whole = signal(false);
  await renderPart(<WinnersSection whole={whole} />);
  expect(screen.getByRole('heading', { name: 'Recent wins' })).toBeDefined();
  await scrollToEnd();
  expect(platform.calls('vendors')).toHaveLength(0);
  expect(platform.calls('winners')).toHaveLength(0);

  await act(async () => whole.set(true));
  await waitFor(() => expect(platform.calls('vendors')).toHaveLength(1));
  expect(platform.calls('winners')).toHaveLength(0);
  await scrollUntil(() => screen.getByText('₱90.50'));
});
