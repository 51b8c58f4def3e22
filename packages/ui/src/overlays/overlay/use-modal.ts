import { useEffect, useRef, type RefObject } from 'react';

import { overlays } from './stack.ts';

const outside = (dialog: HTMLElement, { clientX: x, clientY: y }: MouseEvent): boolean => {
  const box = dialog.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
};

/**
 * Drives a native dialog: the browser keeps the focus inside, makes the rest
 * inert and gives the focus back, without a style element of anybody's.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    const cancel = (event: Event): void => {
      event.preventDefault();
      close.current();
    };
    // A press on the backdrop is a press on the dialog itself, outside its box.
    // One that began inside, to select a text, may end there and is none.
    let beganOutside = false;
    const begin = (event: PointerEvent): void => {
      beganOutside = event.target === dialog && outside(dialog, event);
    };
    const press = (event: MouseEvent): void => {
      if (beganOutside && event.target === dialog && outside(dialog, event)) close.current();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('pointerdown', begin);
    dialog.addEventListener('click', press);
    dialog.showModal();
    const remove = overlays.add(dialog);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('pointerdown', begin);
      dialog.removeEventListener('click', press);
      dialog.close();
      remove();
    };
  }, [ref, open]);
}
