import { Client } from 'pg';

export interface Listener {
  close(): Promise<void>;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** A server that takes a line and says nothing is as good as away. */
const PATIENCE = 5_000;

/** A connection of its own that hears a channel, and comes back when it is lost. */
export async function listen(
  url: string,
  channel: string,
  onError: (error: unknown) => void,
  hear: (text: string) => void,
): Promise<Listener> {
  let client: Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE;

  const connect = async () => {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
    });
    next.on('notification', ({ payload }) => hear(payload ?? ''));
    next.on('error', onError);
    next.once('end', () => {
      if (client === next) client = undefined;
      again();
    });
    await next.connect();
    await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
    client = next;
    pause = FIRST_PAUSE;
  };
  const again = () => {
    if (closed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch((error: unknown) => {
        onError(error);
        again();
      });
    }, pause);
    timer.unref();
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  };

  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
