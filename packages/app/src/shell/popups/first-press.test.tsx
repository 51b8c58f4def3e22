import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { whenIdle } from '@livery/web/hooks/when-idle';
import { startPlatform } from '../../testing/platform.ts';
import { openApp } from '../../testing/render.tsx';
import { homeContent, notice } from '../../testing/samples.ts';

// In a file of its own: what somebody pressed is known for as long as the page is open.
it('greets nobody with notices before they have pressed something of their own [HM-02]', async () => {
  const platform = await startPlatform();
  platform.on('announcements', () => ({ ...homeContent, player: [notice(1)], popup: [] }));
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { user } = await openApp();
  await screen.findByText('Text of 1');
  await new Promise<void>((resolve) => whenIdle(resolve));
  expect(showModal).not.toHaveBeenCalled();
  await user.click(screen.getByRole('heading', { level: 1 }));
  await screen.findByRole('dialog', { name: 'Notice 1' });
});
