/** Lists of games are asked for one in so many ms, wherever on a page they stand. */
const spacing = 400;

let restsUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

function goOn(): void {
  clearTimeout(timer);
  const left = restsUntil - performance.now();
  // More than that is the clock of another page.
  if (left > 0 && left <= spacing) {
    timer = setTimeout(goOn, left);
    return;
  }
  const go = waiting.shift();
  if (!go) return;
  restsUntil = performance.now() + spacing;
  go();
  if (waiting.length > 0) timer = setTimeout(goOn, spacing);
}

/** Until a list may be asked for: the first at once, in the order in which they are wanted. Who no longer wants it steps aside. */
export const untilListsMay = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      const place = waiting.indexOf(go);
      if (place !== -1) waiting.splice(place, 1);
      reject(signal.reason as Error);
    };
    const go = (): void => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    signal.addEventListener('abort', leave, { once: true });
    waiting.push(go);
    goOn();
  });
