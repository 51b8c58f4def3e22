import { useState, type KeyboardEvent } from 'react';

import { findOptions, groupsOf, type ComboboxOption } from './find-options.ts';
import { fold } from './fold.ts';

interface ChoiceProps {
  options: readonly ComboboxOption[];
  chosen: string;
  choose: (value: string) => void;
  /** What a text finds; parts of names unless told. */
  find?: typeof findOptions;
  /** The list is there from the start. */
  standing?: boolean;
}

/** How far the page keys go. */
const page = 8;

const within = (index: number, length: number): number => Math.max(0, Math.min(length - 1, index));

/** What is typed, what it finds, and where the arrows are in it. */
export function useChoice({
  options,
  chosen,
  choose,
  find = findOptions,
  standing = false,
}: ChoiceProps) {
  // Nothing typed: the field shows what is chosen.
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(standing);
  const [active, setActive] = useState(standing && chosen !== '' ? chosen : undefined);
  const [walked, setWalked] = useState(false);

  const groups = groupsOf(find(options, typed ?? ''));
  const found = groups.flatMap((group) => group.options);
  const ready = found.filter(({ disabled }) => !disabled);
  const chosenLabel = options.find(({ value }) => value === chosen)?.label ?? '';

  const show = (to = chosen): void => {
    setOpen(true);
    setActive(ready.some(({ value }) => value === to) ? to : undefined);
    setWalked(false);
  };
  const close = (): void => {
    setOpen(false);
    setTyped(undefined);
    setActive(undefined);
  };
  const pick = (value: string): void => {
    if (value !== chosen) choose(value);
    close();
  };
  const type = (text: string): void => {
    setTyped(text);
    setOpen(true);
    setWalked(false);
    const first = find(options, text).filter(({ disabled }) => !disabled);
    const [next] = groupsOf(first).flatMap((group) => group.options);
    setActive(text.trim() ? next?.value : undefined);
  };
  /** Whoever leaves has chosen what they wrote in full, or what alone it can mean; or takes it back. */
  const leave = (): void => {
    if (typed === undefined) return close();
    if (!typed.trim()) return pick('');
    const whole = ready.filter(({ label }) => fold(label) === fold(typed));
    const [only] = whole.length > 0 ? whole : ready;
    if (only && (whole.length > 0 || ready.length === 1)) return pick(only.value);
    return close();
  };
  const walk = (to: number): void => {
    setActive(ready[to]?.value);
    setWalked(true);
  };
  const step = (by: 1 | -1): void => {
    if (ready.length === 0) return;
    const at = ready.findIndex(({ value }) => value === active);
    const from = at < 0 && by < 0 ? 0 : at;
    walk((from + by + ready.length) % ready.length);
  };
  const leap = (by: number): void => {
    const at = ready.findIndex(({ value }) => value === active);
    if (ready.length > 0) walk(within(at + by, ready.length));
  };
  /** In a list that is shut an arrow opens it, at what is chosen or at that end. */
  const enter = (end: 0 | -1): void => {
    const there = ready.some(({ value }) => value === chosen) ? chosen : ready.at(end)?.value;
    show(there);
  };

  const keys: Readonly<Record<string, () => void>> = open
    ? {
        ArrowDown: () => step(1),
        ArrowUp: () => step(-1),
        PageDown: () => leap(page),
        PageUp: () => leap(-page),
        Escape: close,
        Enter: () => (active === undefined ? undefined : pick(active)),
      }
    : { ArrowDown: () => enter(0), ArrowUp: () => enter(-1) };

  const press = (event: KeyboardEvent): void => {
    // Keys of an input method are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab' && open && walked && active !== undefined) pick(active);
    const act = event.altKey && open && event.key === 'ArrowUp' ? close : keys[event.key];
    if (!act) return;
    // Neither the caret, nor the form, nor the sheet around it is meant.
    event.preventDefault();
    act();
  };

  const text = typed ?? chosenLabel;
  return { open, groups, found, active, text, typed, show, pick, type, leave, press };
}
