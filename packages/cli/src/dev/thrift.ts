import { setFlagsFromString } from 'node:v8';

/** So long after a file was saved somebody may still wait for the page. */
const wait = 2000;
let timer: NodeJS.Timeout | undefined;

/** Somebody works beside development: it rather tidies up often than takes what memory there is. */
export function saveMemory(): void {
  setFlagsFromString('--optimize-for-size');
}

/** While somebody waits for a page it does not tidy up, which takes as long as all the rest. */
export function saveTime(): void {
  setFlagsFromString('--no-optimize-for-size');
  clearTimeout(timer);
  timer = setTimeout(saveMemory, wait);
  timer.unref();
}
