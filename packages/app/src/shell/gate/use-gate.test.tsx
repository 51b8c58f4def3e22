import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startPlatform, type Platform } from '../../testing/platform.ts';
import { renderPart } from '../../testing/render.tsx';
import { useGate } from './use-gate.ts';

let platform: Platform;
beforeEach(async () => {
  localStorage.removeItem('systemStatus');
  platform = await startPlatform();
});

it('draws the page no second time while it asks how it stands', async () => {
  platform.on('systemStatus', () => ({
    info: '',
    location: { ip: '127.0.0.1' },
    maintenance: false,
    regionRestriction: false,
  }));
  let drawn = 0;
  function Around() {
    drawn += 1;
    const { gate, store } = useGate();
    return <output>{`${gate} ${store.get().busy}`}</output>;
  }
  await renderPart(<Around />);
  await waitFor(() => expect(localStorage.getItem('systemStatus')).not.toBeNull());
  screen.getByText('ok false');
  expect(drawn).toBe(1);
});
