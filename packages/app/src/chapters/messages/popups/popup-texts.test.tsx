import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startPlatform } from '../../../testing/platform.ts';
import { openApp } from '../../../testing/render.tsx';
import { homeContent, notice } from '../../../testing/samples.ts';

// In a file of its own: what makes a text safe is fetched once, with the first.
it('comes with its text, with which it would grow under the finger', async () => {
  const platform = await startPlatform();
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('announcements', () => ({ ...homeContent, player: [notice(1)], popup: [] }));
  const opened: string[] = [];
  const showModal = HTMLDialogElement.prototype.showModal;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    opened.push(this.textContent);
    showModal.call(this);
  });
  const { user } = await openApp();
  await user.click(document.body);
  await screen.findByRole('dialog', { name: 'Notice 1' });
  expect(opened).toEqual([expect.stringContaining('Text of 1')]);
});
