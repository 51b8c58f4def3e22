import type { Store } from './store/database.ts';
import { readNote, writeNote } from './store/notes.ts';

/** Whoever asks for the time asks it here. */
export interface Clock {
  now(): number;
}

/** One that stands still, and still stands there after a restart. */
export interface TestClock extends Clock {
  moveTo(time: number): void;
}

export const realClock: Clock = { now: () => Date.now() };

export function openTestClock(store: Store): TestClock {
  let time = Number(readNote(store, 'clock') ?? Date.now());
  writeNote(store, 'clock', String(time));
  return {
    now: () => time,
    moveTo(next) {
      time = Math.max(time, next);
      writeNote(store, 'clock', String(time));
    },
  };
}
