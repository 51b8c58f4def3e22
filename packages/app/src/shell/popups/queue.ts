import { useDeferredValue, useEffect } from 'react';
import { isCalm, onceCalm } from '#kernel/live/calm.ts';
import type { PopupState } from '#kernel/popup.ts';
import { signal, useSignal } from '@livery/web/store/signal';
import { hadTheirOne, lastShown, noteShown } from './shown.ts';

/** What must be said before anything else is done here, the most urgent first. */
const duties = ['gate', 'duty', 'contract'] as const satisfies readonly string[];

/** What can be said at another visit as well. Of two that were never shown the first goes before. */
const offers = ['welcome', 'notices', 'passkey', 'app'] as const satisfies readonly string[];

export type PopupName = (typeof duties)[number] | (typeof offers)[number];

const states = new Map<PopupName, PopupState>();
const turn = signal<PopupName | undefined>(undefined);
const stateOf = (name: PopupName): PopupState => states.get(name) ?? 'none';

const isAnythingOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** What somebody has opened is theirs to close first. */
const closing = typeof document === 'undefined' ? undefined : new MutationObserver(decide);
let stopWaiting = (): void => {};

/** What was shown longest ago comes first; one a visit, and one more for who has logged in. */
const offersInOrder = (): readonly PopupName[] =>
  hadTheirOne() ? [] : offers.toSorted((one, other) => lastShown(one) - lastShown(other));

function next(): PopupName | undefined {
  const name = [...duties, ...offersInOrder()].find((one) => stateOf(one) !== 'none');
  // All before it have to have found out.
  return name && stateOf(name) === 'due' ? name : undefined;
}

const isOffer = (name: PopupName): boolean => (offers as readonly string[]).includes(name);

/** Who has the turn keeps it; else it is the first who waits, once no hand is at the page. */
function decide(): void {
  closing?.disconnect();
  stopWaiting();
  const holder = turn.get();
  if (holder && stateOf(holder) === 'due') return;
  turn.set(undefined);
  const name = next();
  if (!name) return;
  if (isAnythingOpen())
    closing?.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  else if (isOffer(name) && !isCalm()) stopWaiting = onceCalm(decide);
  else {
    if (isOffer(name)) noteShown(name);
    turn.set(name);
  }
}

function tell(name: PopupName, state: PopupState): void {
  states.set(name, state);
  // Those that come together are heard together.
  queueMicrotask(decide);
}

/** Waits in line with everything that pops up by itself: one shows at a time (ADR 150). */
export function useTurn(name: PopupName, state: PopupState): boolean {
  useEffect(() => tell(name, state), [name, state]);
  useEffect(() => () => tell(name, 'none'), [name]);
  const isTurn = useSignal(turn, undefined) === name;
  // It comes by itself, so nobody waits for it: it is drawn in one task and opened in another.
  return useDeferredValue(isTurn) && isTurn;
}
