import { useEffect, type RefObject } from 'react';

const own = 'a, button, input, label, select, textarea';

/** A press anywhere on a row is one on what its name leads to; what can be pressed by itself stays so. */
export function useRowPress(ref: RefObject<HTMLElement | null>, pressable: boolean): void {
  useEffect(() => {
    const body = ref.current;
    if (!body || !pressable) return undefined;
    const press = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest(own)) return;
      // Who selects a text in it does not press it.
      if (document.getSelection()?.isCollapsed === false) return;
      target.closest('tr')?.querySelector<HTMLElement>('[data-row-action]')?.click();
    };
    body.addEventListener('click', press);
    return () => body.removeEventListener('click', press);
  }, [ref, pressable]);
}
