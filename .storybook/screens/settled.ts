import { expect, waitFor, within } from 'storybook/test';

/** The app is fetched with the first of its screens; a limit is for what hangs. */
export const patience = { timeout: 60_000 };

/** A room far down the page is not asked for while nobody comes near, so it is waited for by nobody. */
const busy = '[aria-busy="true"]:not([data-resting] *)';

/** Until what was asked for has come, or will not come. */
export async function settled(canvas: HTMLElement, isWaiting: boolean): Promise<void> {
  await within(canvas).findByRole('main', {}, patience);
  if (isWaiting) return;
  await waitFor(() => expect(canvas.querySelector(busy)).toBeNull(), patience);
}
