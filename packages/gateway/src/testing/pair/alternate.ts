import { connect, createServer, type Socket } from 'node:net';

export interface Alternate {
  readonly port: number;
  close(): Promise<void>;
}

/** A balancer of the simplest kind: each connection goes to the next port. */
export async function alternate(ports: readonly number[]): Promise<Alternate> {
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer((incoming) => {
    const port = ports[turn % ports.length] ?? 0;
    turn += 1;
    const outgoing = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    close: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
