import { useDeferredValue, useEffect } from 'react';
import type { PopupState } from '#kernel/popup.ts';
import { signal, useSignal } from '#kernel/signal.ts';

/** What pops up by itself, the most urgent first. */
const order = [
  'gate',
  'duty',
  'contract',
  'notices',
  'welcome',
  'app',
  'passkey',
] as const satisfies readonly string[];

export type PopupName = (typeof order)[number];

const states = new Map<PopupName, PopupState>();
const turn = signal<PopupName | undefined>(undefined);
const stateOf = (name: PopupName): PopupState => states.get(name) ?? 'none';

const isAnythingOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** What somebody has opened is theirs to close first. */
const closing = typeof document === 'undefined' ? undefined : new MutationObserver(decide);

/** Who has the turn keeps it; else it is the first who waits, once all before it have found out. */
function decide(): void {
  closing?.disconnect();
  const holder = turn.get();
  if (holder && stateOf(holder) === 'due') return;
  turn.set(undefined);
  const next = order.find((name) => stateOf(name) !== 'none');
  if (!next || stateOf(next) === 'asking') return;
  if (!isAnythingOpen()) turn.set(next);
  else closing?.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
}

function tell(name: PopupName, state: PopupState): void {
  states.set(name, state);
  // Those that come together are heard together.
  queueMicrotask(decide);
}

/** Waits in line with everything that pops up by itself: one shows at a time. */
export function useTurn(name: PopupName, state: PopupState): boolean {
  useEffect(() => tell(name, state), [name, state]);
  useEffect(() => () => tell(name, 'none'), [name]);
  const isTurn = useSignal(turn, undefined) === name;
  // It comes by itself, so nobody waits for it: it is drawn in one task and opened in another.
  return useDeferredValue(isTurn) && isTurn;
}
