type Listener = () => void;

const open: HTMLElement[] = [];
const listeners = new Set<Listener>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Holds the page still while something is open. */
function lock(): void {
  const root = document.documentElement;
  if (open.length === 0) delete root.dataset['scrollLock'];
  else root.dataset['scrollLock'] ??= window.innerWidth > root.clientWidth ? 'gutter' : '';
}

/**
 * The modal dialogs that are open, the uppermost last. What must stay above a
 * dialog – a toast – has to live inside it, since the rest of the page is inert.
 */
export const overlays = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  top: (): HTMLElement | undefined => open.at(-1),
  add(element: HTMLElement): () => void {
    open.push(element);
    lock();
    tell();
    return () => {
      open.splice(open.indexOf(element), 1);
      lock();
      tell();
    };
  },
};
