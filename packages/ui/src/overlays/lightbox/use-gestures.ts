import { useEffect, useRef, type RefObject } from 'react';

import { shouldClose as letsGo } from '../overlay/way-out.ts';
import {
  apart,
  between,
  hasMoved,
  isDouble,
  turnOf,
  wishOf,
  type Tap,
  type Wish,
} from './gesture.ts';
import type { Zoom } from './use-zoom.ts';
import type { Point } from './view.ts';

interface Gestures {
  readonly zoom: Zoom;
  /** Whether there is another picture on that side. */
  readonly canTurn: (way: 1 | -1) => boolean;
  readonly onTurn: (way: 1 | -1) => void;
  readonly onLeave: () => void;
}

interface Drag {
  readonly from: Point;
  wish: Wish | undefined;
  /** It has come too far for a touch, or there were two fingers. */
  moved: boolean;
  by: number;
  at: number;
  speed: number;
}

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });

/**
 * Fingers on the pictures: one turns them, pulls them down or moves one that is
 * seen closer; two make it larger; two touches do so at once.
 */
export function useGestures(
  frame: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  gestures: Gestures,
): void {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });

  useEffect(() => {
    const held = frame.current;
    const moving = track.current;
    if (!held || !moving) return undefined;
    const fingers = new Map<number, Point>();
    let drag: Drag | undefined;
    let tap: Tap | undefined;
    const isMirrored = (): boolean => getComputedStyle(held).direction === 'rtl';

    const take = (pointer: number): void => {
      moving.setAttribute('data-dragging', '');
      held.setPointerCapture(pointer);
    };
    const put = (x: number, y: number): void =>
      moving.style.setProperty('translate', `${x}px ${y}px`);
    const letGo = (): void => {
      moving.removeAttribute('data-dragging');
      moving.style.removeProperty('translate');
    };

    const begin = (event: PointerEvent): void => {
      const { target, button } = event;
      if (button !== 0 || (target instanceof Element && target.closest('button'))) return;
      fingers.set(event.pointerId, pointOf(event));
      const moved = fingers.size > 1;
      if (moved) letGo();
      drag = {
        from: pointOf(event),
        wish: undefined,
        moved,
        by: 0,
        at: event.timeStamp,
        speed: 0,
      };
    };
    const pinch = (event: PointerEvent, before: Point, now: Point): void => {
      const [other] = [...fingers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
      const { zoom } = latest.current;
      if (!other) return;
      take(event.pointerId);
      const [old, middle] = [between(before, other), between(now, other)];
      zoom.by(apart(now, other) / apart(before, other), middle);
      zoom.move(middle.x - old.x, middle.y - old.y);
    };
    const pull = (event: PointerEvent, offset: Point): void => {
      if (!drag) return;
      const { canTurn } = latest.current;
      drag.wish ??= wishOf(offset);
      if (!drag.wish) return;
      take(event.pointerId);
      const by = drag.wish === 'turn' ? offset.x : Math.max(0, offset.y);
      drag.speed = (by - drag.by) / Math.max(1, event.timeStamp - drag.at);
      drag.by = by;
      drag.at = event.timeStamp;
      if (drag.wish === 'leave') put(0, by);
      // Where there is none it gives way a little, and comes back.
      else put(canTurn(turnOf(by, isMirrored())) ? by : by / 4, 0);
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before || !drag) return;
      const now = pointOf(event);
      fingers.set(event.pointerId, now);
      const { zoom } = latest.current;
      const offset = { x: now.x - drag.from.x, y: now.y - drag.from.y };
      drag.moved ||= hasMoved(offset);
      if (fingers.size > 1) pinch(event, before, now);
      else if (!zoom.isIn()) pull(event, offset);
      else if (drag.moved) {
        take(event.pointerId);
        zoom.move(now.x - before.x, now.y - before.y);
      }
    };
    const touch = (event: PointerEvent): void => {
      const now = { at: event.timeStamp, point: pointOf(event) };
      const double = isDouble(tap, now);
      tap = double ? undefined : now;
      if (double) latest.current.zoom.toggle(now.point);
    };
    const end = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || !drag) return;
      const { wish, by, speed, moved } = drag;
      const [rest] = fingers.values();
      // The finger that stays goes on from where it is.
      drag = rest && { ...drag, from: rest, wish: undefined, moved: true };
      if (rest) return;
      letGo();
      if (event.type !== 'pointerup') return;
      if (!moved) touch(event);
      const way = turnOf(by, isMirrored());
      const far = letsGo(Math.abs(by), Math.sign(by) * speed);
      if (wish === 'leave' && far) latest.current.onLeave();
      if (wish === 'turn' && far && latest.current.canTurn(way)) latest.current.onTurn(way);
    };
    // Two fingers on a pad come as a turned wheel.
    const turned = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current.zoom.by(Math.exp(-event.deltaY / 100), pointOf(event));
    };

    const listeners = [
      ['pointerdown', begin],
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const;
    for (const [type, listener] of listeners) held.addEventListener(type, listener);
    held.addEventListener('wheel', turned, { passive: false });
    return () => {
      for (const [type, listener] of listeners) held.removeEventListener(type, listener);
      held.removeEventListener('wheel', turned);
    };
  }, [frame, track]);
}
