import { distanceOut, isOutward, shouldClose, translateFor, type WayOut } from './way-out.ts';

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly way: WayOut;
  readonly rtl: boolean;
  /** The panel follows: at once on a handle, elsewhere once the finger has shown what it means. */
  held: boolean;
  by: number;
  at: number;
  speed: number;
}

export interface DragToClose {
  /** What the finger takes hold of; the panel itself, or a handle on it. */
  readonly held: HTMLElement;
  readonly moved: HTMLElement;
  readonly onClose: () => void;
  /** Asked for when a finger comes down, since a brand may change it. */
  readonly way: () => WayOut;
  readonly signal: AbortSignal;
}

const holdsAlone = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input') !== null;

/** A field is dragged in to select what is in it. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"])') !== null;

/**
 * A panel follows a finger on its way out. The offset is written through the
 * object model, which the style policy allows, and not as an attribute.
 */
export function followDrag({ held, moved, onClose, way, signal }: DragToClose): void {
  const handle = held !== moved;
  let drag: Drag | undefined;

  const take = (pointer: number): void => {
    moved.setAttribute('data-dragging', '');
    held.setPointerCapture(pointer);
  };
  const begin = (event: PointerEvent): void => {
    const { target } = event;
    if (!event.isPrimary || event.button !== 0) return;
    if (handle ? holdsAlone(target) : isField(target) || event.pointerType === 'mouse') return;
    drag = {
      x: event.clientX,
      y: event.clientY,
      way: way(),
      rtl: getComputedStyle(moved).direction === 'rtl',
      held: handle,
      by: 0,
      at: event.timeStamp,
      speed: 0,
    };
    if (handle) take(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (!drag) return;
    const offset = { x: event.clientX - drag.x, y: event.clientY - drag.y };
    if (!drag.held) {
      if (!isOutward(drag.way, drag.rtl, offset)) return;
      drag.held = true;
      take(event.pointerId);
    }
    const by = distanceOut(drag.way, drag.rtl, offset);
    drag.speed = (by - drag.by) / Math.max(1, event.timeStamp - drag.at);
    drag.by = by;
    drag.at = event.timeStamp;
    moved.style.setProperty('translate', translateFor(drag.way, drag.rtl, by));
  };
  const end = (event: PointerEvent): void => {
    if (!drag) return;
    const leave = event.type === 'pointerup' && drag.held && shouldClose(drag.by, drag.speed);
    drag = undefined;
    moved.removeAttribute('data-dragging');
    moved.style.removeProperty('translate');
    if (leave) onClose();
  };

  const listeners = [
    ['pointerdown', begin],
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
  ] as const;
  for (const [type, listener] of listeners) held.addEventListener(type, listener, { signal });
}
