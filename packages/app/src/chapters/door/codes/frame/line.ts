import { hearOn, isWord, sayOn, type Order, type Word } from './messages.ts';

/** So long the page may take to be there at all, and then Firebase to answer through it. */
export const longestWait = { page: 10_000, answer: 30_000 } as const;

/** A line to the page for phone codes, for one question at a time. */
export interface Line {
  /** Hands the page its end, once. */
  connect(page: Window, origin: string): void;
  /** `failed` also where nobody answers. */
  ask(order: Order): Promise<Word>;
  /** What is asked still has failed. */
  close(): void;
}

/** Tells how tall the captcha is while it waits for somebody: 0 while it does not. */
export function openLine(onCaptcha: (height: number) => void): Line {
  const { port1: here, port2: there } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answer: ((word: Word) => void) | undefined;
  let time: number = longestWait.page;
  let isAsked = false;
  let isHanded = false;

  const settle = (word: Word): void => {
    clearTimeout(timer);
    isAsked = false;
    answer?.(word);
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (isAsked) timer = setTimeout(() => settle({ type: 'failed' }), time);
  };
  const onAsks = (height: number): void => {
    // Nobody is hurried who looks for traffic lights.
    if (height > 0) clearTimeout(timer);
    else wait();
    onCaptcha(height);
  };
  hearOn(here, (word) => {
    if (!isWord(word)) return;
    time = longestWait.answer;
    if (word.type === 'asks') onAsks(word.height);
    else if (word.type === 'ready') wait();
    else settle(word);
  });
  return {
    connect: (page, origin) => {
      // A page that is loaded anew has nothing to do with the number any more.
      if (!isHanded) page.postMessage('codes', origin, [there]);
      isHanded = true;
    },
    ask: (order) =>
      new Promise((resolve) => {
        answer = resolve;
        isAsked = true;
        wait();
        sayOn(here, order);
      }),
    close: () => {
      here.close();
      settle({ type: 'failed' });
    },
  };
}
