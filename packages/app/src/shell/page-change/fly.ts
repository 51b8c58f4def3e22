import { flushSync } from 'react-dom';
import { isCalm } from '@livery/ui/theme';

type Picture = HTMLElement | null | undefined;

const name = 'game-cover';

/** Ends the flight that is under way: one that comes before its end finds all as it was. */
let land = (): void => {};

/** Makes a change, and lets a picture fly to where the same one stands after it. */
export function fly(from: Picture, change: () => void, to: () => Picture): void {
  land();
  if (!from || !('startViewTransition' in document) || isCalm()) {
    change();
    return;
  }
  const { dataset } = document.documentElement;
  let goal: Picture;
  const landed = (): void => {
    from.style.visibility = '';
    for (const picture of [from, goal]) if (picture) picture.style.viewTransitionName = '';
    delete dataset['flying'];
  };
  dataset['flying'] = '';
  from.style.viewTransitionName = name;
  const flight = document.startViewTransition(() => {
    flushSync(change);
    goal = to();
    from.style.viewTransitionName = '';
    if (!goal?.isConnected) return;
    goal.style.viewTransitionName = name;
    from.style.visibility = 'hidden';
  });
  land = landed;
  // Another change may come before this one has begun to move.
  flight.ready.catch(() => {});
  void flight.finished.finally(() => {
    if (land === landed) landed();
  });
}
