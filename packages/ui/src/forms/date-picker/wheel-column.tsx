import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';

import { isCalm } from '../../util/motion.ts';
import { optionAfter } from './keys.ts';
import type { GridOption } from './option-grid.tsx';
import * as css from './wheel.css.ts';

interface WheelColumnProps {
  label: string;
  options: readonly GridOption[];
  /** What stands in the band. */
  value: number;
  /** Somebody has chosen it; it does not merely stand there. */
  chosen: boolean;
  /** Words rather than figures. */
  wide: boolean;
  /** Another one came to stand in the band. */
  onTurn: (value: number) => void;
  /** The keys brought another one there: who steps to it has chosen it. */
  onStep: (value: number) => void;
  /** One was pressed, by a finger or by a key. */
  onPress: (value: number, byKey: boolean) => void;
}

/** So long nothing moves once a column has come to rest. */
const rest = 120;

/** A column that turns: it stops with one of its options in the band. */
export function WheelColumn({
  label,
  options,
  value,
  chosen,
  wide,
  onTurn,
  onStep,
  onPress,
}: WheelColumnProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<number>(undefined);
  /** Where it scrolls to by itself. */
  const goal = useRef<number>(undefined);
  const at = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );

  useEffect(() => {
    const box = list.current;
    const isFirst = shown.current === undefined;
    if (!box || shown.current === value) return;
    shown.current = value;
    const show = (): void => {
      const option = box.children[at];
      if (!(option instanceof HTMLElement)) return;
      const top = option.offsetTop - (box.clientHeight - option.offsetHeight) / 2;
      if (Math.abs(box.scrollTop - top) <= 1) return;
      const atOnce = isFirst || isCalm();
      goal.current = atOnce ? undefined : top;
      box.scrollTo({ top, behavior: atOnce ? 'instant' : 'smooth' });
    };
    if (!isFirst) {
      show();
      return;
    }
    // A frame later: the dialog around it opens only after this.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [at, value]);

  const settle = useEffectEvent((): void => {
    const box = list.current;
    const height = box?.children[0]?.clientHeight ?? 0;
    if (!box || height === 0) return;
    // On its way to what was pressed: what passes the band meanwhile is nobody's choice.
    if (goal.current !== undefined && Math.abs(box.scrollTop - goal.current) > 1) return;
    goal.current = undefined;
    const option = options[Math.round(box.scrollTop / height)];
    if (!option || option.value === value) return;
    shown.current = option.value;
    onTurn(option.value);
  });
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      clearTimeout(resting);
      resting = setTimeout(() => settle(), rest);
    };
    const grab = (): void => {
      goal.current = undefined;
    };
    const grabs = ['pointerdown', 'touchmove', 'wheel'] as const;
    box.addEventListener('scroll', follow, { passive: true });
    for (const type of grabs) box.addEventListener(type, grab, { passive: true });
    return () => {
      clearTimeout(resting);
      box.removeEventListener('scroll', follow);
      for (const type of grabs) box.removeEventListener(type, grab);
    };
  }, []);

  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { key } = event;
    const to = optionAfter(at, { key, rtl: false, columns: 1, count: options.length });
    const option = to === undefined ? undefined : options[to];
    if (to === undefined || !option) return;
    event.preventDefault();
    onStep(option.value);
    const next = event.currentTarget.children[to];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };

  // The browser's own lists do not turn; these take their parts.
  const listbox = { role: 'listbox', onKeyDown: move } as const;
  const listed = (of: number) => ({ role: 'option', 'aria-selected': of === value }) as const;

  return (
    <div
      ref={list}
      {...listbox}
      tabIndex={-1}
      aria-label={label}
      className={css.column}
      data-wide={wide ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          {...listed(option.value)}
          className={css.option}
          tabIndex={index === at ? 0 : -1}
          data-cursor={index === at ? '' : undefined}
          onClick={({ detail }) => onPress(option.value, detail === 0)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
