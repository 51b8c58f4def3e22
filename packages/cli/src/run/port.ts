import { createServer } from 'node:net';
import { UsageError } from '@livery/merchants/usage-error';

export function portFromEnvironment(fallback: number): number {
  const text = process.env['PORT'];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UsageError(`PORT is "${text}"; it must be a number from 1 to 65535.`);
  }
  return port;
}

/** Asked before anything is built, so that a busy port is said at once. */
export const portIsFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port);
  });
