import { request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { Browser } from './browser.ts';

export interface HeardEvent {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

export interface Listening {
  readonly status: number;
  readonly heard: readonly HeardEvent[];
  /** Resolves with the first such event that says this, one that came before included. */
  next(event: string, data?: HeardEvent['data']): Promise<HeardEvent>;
  readonly ended: Promise<void>;
  stop(): void;
}

/** For an event that never comes; a slow machine is no fault. */
const PATIENCE = 120_000;

/** Reads the live stream as a page does. */
export function listen(browser: Browser): Promise<Listening> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: browser.port,
        path: '/wps/stream',
        agent: false,
        ...(browser.from === undefined ? {} : { localAddress: browser.from }),
        headers: {
          host: browser.host,
          merchant: browser.merchant,
          'x-forwarded-for': browser.address,
          cookie,
          ...(browser.token === undefined ? {} : { authorization: `Bearer ${browser.token}` }),
        },
      },
      (incoming) => {
        const heard: HeardEvent[] = [];
        const hearers = new Set<() => void>();
        let text = '';
        incoming.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          const blocks = text.split('\n\n');
          text = blocks.pop() ?? '';
          heard.push(...blocks.flatMap(readBlock));
          for (const hear of hearers) hear();
        });
        incoming.on('error', () => {});
        const ended = new Promise<void>((done) => {
          incoming.once('close', done);
        });
        resolve({
          status: incoming.statusCode ?? 0,
          heard,
          ended,
          stop: () => outgoing.destroy(),
          next: (event, data = {}) =>
            new Promise((found, failed) => {
              const late = setTimeout(() => {
                hearers.delete(look);
                failed(new Error(`no ${event} was heard`));
              }, PATIENCE);
              const look = () => {
                const one = heard.find(
                  (each) =>
                    each.event === event && isDeepStrictEqual({ ...each.data, ...data }, each.data),
                );
                if (one === undefined) return;
                clearTimeout(late);
                hearers.delete(look);
                found(one);
              };
              hearers.add(look);
              look();
            }),
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function readBlock(block: string): HeardEvent[] {
  const event = /^event: (\w+)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (event === undefined || data === undefined) return [];
  return [{ event, data: JSON.parse(data) as Record<string, unknown> }];
}
