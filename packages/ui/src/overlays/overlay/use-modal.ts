import { useEffect, useRef, type RefObject } from 'react';

import { overlays } from './stack.ts';

const outside = (dialog: HTMLElement, { clientX: x, clientY: y }: MouseEvent): boolean => {
  const box = dialog.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
};

/** How somebody asked to close: by Escape or the phone’s back, beside the panel, by its button, by dragging it, by what was chosen in it. */
export type CloseReason = 'escape' | 'backdrop' | 'button' | 'drag' | 'action';

/**
 * Drives a native dialog: the browser keeps the focus inside, makes the rest
 * inert and gives the focus back, without a style element of anybody's (ADR 7).
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: (reason: CloseReason) => void,
  dismissible = true,
): void {
  const close = useRef(onClose);
  const free = useRef(dismissible);
  useEffect(() => {
    close.current = onClose;
    free.current = dismissible;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    const cancel = (event: Event): void => {
      event.preventDefault();
      if (free.current) close.current('escape');
    };
    // Pressed twice, Escape closes a dialog without asking; the key itself can still be kept from it.
    const keep = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !free.current) event.preventDefault();
    };
    // Without a cancel before it, as after a second Escape or a gesture of the phone.
    const closed = (): void => {
      if (dialog.open) return;
      if (free.current) close.current('escape');
      else dialog.showModal();
    };
    // A press on the backdrop is a press on the dialog itself, outside its box.
    // One that began inside, to select a text, may end there and is none.
    let beganOutside = false;
    const begin = (event: PointerEvent): void => {
      beganOutside = event.target === dialog && outside(dialog, event);
    };
    const press = (event: MouseEvent): void => {
      const beside = beganOutside && event.target === dialog && outside(dialog, event);
      if (beside && free.current) close.current('backdrop');
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    dialog.addEventListener('keydown', keep);
    dialog.addEventListener('pointerdown', begin);
    dialog.addEventListener('click', press);
    dialog.showModal();
    const remove = overlays.add(dialog);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('keydown', keep);
      dialog.removeEventListener('pointerdown', begin);
      dialog.removeEventListener('click', press);
      dialog.close();
      remove();
    };
  }, [ref, open]);
}
