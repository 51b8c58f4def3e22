import { expect, waitFor, within } from 'storybook/test';

/** The app is fetched with the first of its screens; a limit is for what hangs. */
export const patience = { timeout: 60_000 };

/** A room far down the page is not asked for while nobody comes near, so it is waited for by nobody. */
const busy = '[aria-busy="true"]:not([data-resting] *)';

/** Until what was asked for has come, or will not come. */
export async function settled(canvas: HTMLElement, isWaiting: boolean): Promise<void> {
  await within(canvas).findByRole('main', {}, patience);
  if (isWaiting) return;
  // Bones that stand ready for a member are not shown to a visitor.
  const shown = () => [...canvas.querySelectorAll(busy)].filter((room) => room.checkVisibility());
  await waitFor(() => expect(shown()).toEqual([]), patience);
}

/**
 * Until something opens over the page by itself. It is looked for by its element: where much
 * moves, to look for a role all over at each move takes longer than what is waited for.
 */
export async function opened(canvas: HTMLElement): Promise<void> {
  const open = () => canvas.ownerDocument.querySelector('dialog[open]');
  await waitFor(() => expect(open()).not.toBeNull(), { ...patience, interval: 200 });
}
