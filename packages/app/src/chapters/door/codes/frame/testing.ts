import { fireEvent, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { hearOn, sayOn } from './messages.ts';

/** Stands in for the page that asks Firebase for codes: it hears, and says what a test has it say. */
export interface CodesPage {
  readonly frame: HTMLIFrameElement;
  /** Who alone may hear it. */
  readonly origin: unknown;
  say(word: object): void;
  /** The next that is asked of it, which is of this kind. */
  asked(type: 'send' | 'confirm'): Promise<unknown>;
}

export const framesOfCodes = (title = 'Show that you are a person'): HTMLIFrameElement[] =>
  screen.queryAllByTitle<HTMLIFrameElement>(title);

/** The page of the frame that is there, once it is there. */
export async function openedCodesPage(title?: string): Promise<CodesPage> {
  const frame = await waitFor(() => {
    const [found] = framesOfCodes(title);
    if (!found?.contentWindow) throw new Error('There is no frame');
    return found;
  });
  const hand = vi.fn<(message: unknown, origin: string, ports: MessagePort[]) => void>();
  Object.assign(frame.contentWindow ?? {}, { postMessage: hand });
  fireEvent.load(frame);
  const [, origin, ports] = hand.mock.lastCall ?? [];
  const port = ports?.[0];
  const orders: { type?: unknown }[] = [];
  if (port) hearOn(port, (order) => void orders.push(order as object));
  return {
    frame,
    origin,
    say: (word) => {
      if (port) sayOn(port, word);
    },
    asked: (type) =>
      waitFor(() => {
        if (orders[0]?.type !== type) throw new Error(`Nobody asked to ${type}`);
        return orders.shift();
      }),
  };
}
