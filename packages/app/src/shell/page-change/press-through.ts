/**
 * While pages fade, the browser shows pictures of them, and a press would fall
 * on those: it ends the fading, and goes to what it was meant for.
 */
export function pressThrough(change: ViewTransition): void {
  const goOn = async ({ target, clientX, clientY }: MouseEvent): Promise<void> => {
    // A finger lifts late enough to meet the page itself.
    if (target !== document.documentElement) return;
    await change.finished;
    const under = document.elementFromPoint(clientX, clientY);
    under?.closest<HTMLElement>('a, button, label, input, select, summary')?.click();
  };
  const end = (): void => {
    change.skipTransition();
    addEventListener('click', (event) => void goOn(event), { once: true, capture: true });
  };
  addEventListener('pointerdown', end, { once: true, capture: true });
  void change.finished.finally(() => removeEventListener('pointerdown', end, { capture: true }));
}
