import { useEffect, type RefObject } from 'react';

/** Farther than this, or faster, and the sheet lets go. */
const far = 96;
const fast = 0.5;

interface Drag {
  readonly from: number;
  y: number;
  at: number;
  speed: number;
}

/**
 * The sheet follows a finger on its handle. The offset is written through the
 * object model, which the style policy allows, and not as an attribute.
 */
export function useDragToClose(
  handle: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    const grip = handle.current;
    const panel = sheet.current;
    if (!grip || !panel) return undefined;
    let drag: Drag | undefined;

    const move = (event: PointerEvent): void => {
      if (!drag) return;
      const y = Math.max(0, event.clientY - drag.from);
      drag.speed = (y - drag.y) / Math.max(1, event.timeStamp - drag.at);
      drag.y = y;
      drag.at = event.timeStamp;
      panel.style.setProperty('translate', `0 ${y}px`);
    };
    const end = (): void => {
      if (!drag) return;
      const leave = drag.y > far || drag.speed > fast;
      drag = undefined;
      panel.removeAttribute('data-dragging');
      panel.style.removeProperty('translate');
      if (leave) onClose();
    };
    const begin = (event: PointerEvent): void => {
      const onControl = event.target instanceof Element && event.target.closest('button, a, input');
      if (onControl || !event.isPrimary || event.button !== 0) return;
      drag = { from: event.clientY, y: 0, at: event.timeStamp, speed: 0 };
      panel.setAttribute('data-dragging', '');
      grip.setPointerCapture(event.pointerId);
    };

    const listeners = [
      ['pointerdown', begin],
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const;
    for (const [type, listener] of listeners) grip.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) grip.removeEventListener(type, listener);
    };
  }, [handle, sheet, onClose]);
}
