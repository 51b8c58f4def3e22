import { connect } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** Never told to stop. */
export const unstopped: AbortSignal = new AbortController().signal;

const AGAIN = 100;

/** What a server needs to know a connection by, told to it at the log-in. */
interface Cancellable {
  readonly host: string;
  readonly port: number;
  readonly processID: number | null;
  readonly secretKey: number | null;
}

/**
 * When a start is told to stop, whatever its connections wait for is cancelled,
 * again and again until the pool has ended: a server does not notice that
 * nobody waits for a lock any more. Also a pooler knows this way of asking.
 * Returns the way to be told no longer.
 */
export function cancelOnStop(pool: Pool, signal: AbortSignal): () => void {
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  const stop = () => {
    const timer = setInterval(cancelAll, AGAIN);
    timer.unref();
    cancelAll();
    function cancelAll() {
      if (pool.ended) clearInterval(timer);
      for (const client of open) cancel(client as unknown as Cancellable);
    }
  };
  signal.addEventListener('abort', stop, { once: true });
  return () => signal.removeEventListener('abort', stop);
}

/** Gives a client back that comes after nobody waits for it any more. */
export async function connectUnlessStopped(pool: Pool, signal: AbortSignal): Promise<PoolClient> {
  signal.throwIfAborted();
  const client = pool.connect();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([client, stopped]);
  } catch (error) {
    client.then((late) => late.release()).catch(() => {});
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const CANCEL = 80_877_102;

/** A line of its own, as the protocol has it: 16 bytes, and the server hangs up. */
function cancel({ host, port, processID, secretKey }: Cancellable): void {
  if (processID === null || secretKey === null) return;
  const message = Buffer.alloc(16);
  [16, CANCEL, processID, secretKey].forEach((part, index) =>
    message.writeInt32BE(part, index * 4),
  );
  const at = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const line = connect(at);
  line.on('error', () => {});
  line.unref();
  line.end(message);
}
