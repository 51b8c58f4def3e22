/** What the page of each library is given, and what it must offer to be measured. */
export interface Game {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly src: string;
  readonly tag: 'New' | 'Hot' | undefined;
  readonly favourite: boolean;
}

const names = ['Moon Orchard', 'Jade Koi', 'Kraken Harvest', 'Riviera Wheel', 'Lion Kingdom'];
const vendors = ['Kestrel', 'Northpaw', 'Tallow'];

export const pictures = 24;

export const games = (count: number): readonly Game[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${names[index % names.length]} ${index}`,
    vendor: vendors[index % vendors.length] ?? '',
    src: `covers/${index % pictures}.webp`,
    tag: index % 7 === 0 ? 'New' : index % 11 === 0 ? 'Hot' : undefined,
    favourite: index % 5 === 0,
  }));

export interface Bench {
  /** Puts so many tiles into the document, or none. */
  mount: (count: number) => void;
  /** Goes from dark to light or back. */
  swap: () => void;
}

declare global {
  var bench: Bench | undefined;
  var press: ((act: () => void) => Promise<number>) | undefined;
}

/** The way of a page whose modes are all in its sheet. */
export const swapMode = (): void => {
  const root = document.documentElement;
  root.dataset['theme'] = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
};

/**
 * Milliseconds from a click to the frame that shows what it did. The task that
 * follows the frame goes before all others: the pictures that the frame asks
 * for would keep an ordinary one waiting.
 */
globalThis.press = (act) =>
  new Promise((resolve) => {
    const button = document.createElement('button');
    button.addEventListener('click', () => {
      const start = performance.now();
      act();
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - start), {
          priority: 'user-blocking',
        });
      });
    });
    button.click();
  });
