import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createVite } from 'vite';
import { development } from '@livery/build/vite/config';
import { answering } from './guard.ts';
import type { Hosts } from './hosts.ts';
import { liveryMerchants } from './merchants.ts';
import type { Platform } from './platform.ts';

export interface DevelopmentOptions {
  readonly root: string;
  readonly port: number;
  readonly gatewayPort: number;
  readonly hosts: Hosts;
  readonly platform: Platform;
}

const platformPath = /^\/(wps|img)\//;
/** Names of this machine lead to one of both. */
const loopback = ['127.0.0.1', '::1'];

/** Hands a request on to the platform as it came, host and all. */
function pass(from: IncomingMessage, to: ServerResponse, port: number): void {
  const onward = request(
    { host: '127.0.0.1', port, path: from.url, method: from.method, headers: from.headers },
    (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    },
  );
  onward.on('error', () => to.writeHead(502).end('The platform does not answer.'));
  from.pipe(onward);
}

const refusal =
  'No merchant that is served here has this host. "livery dev" without codes serves all of them.\n';

/** One server for merchants from source, with the platform behind it; for this machine alone. */
export async function serveDevelopment({
  root,
  port,
  gatewayPort,
  hosts,
  platform,
}: DevelopmentOptions): Promise<{ close(): Promise<void> }> {
  // It listens nowhere itself: what reaches it has passed the question who is asked for.
  const http = createServer();
  const base = development();
  const vite = await createVite({
    ...base,
    plugins: [liveryMerchants(root, hosts, platform), base.plugins],
    server: { middlewareMode: true, hmr: { server: http }, allowedHosts: true },
  });
  http.on('request', (from, to) => {
    const who = answering(from.headers.host, hosts);
    if (who === 'nobody') {
      to.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(refusal);
    } else if (who === 'platform' || platformPath.test(from.url ?? '')) {
      pass(from, to, gatewayPort);
    } else vite.middlewares(from, to);
  });
  const doors = loopback.map(() => createServer());
  for (const door of doors) {
    door.on('request', (from, to) => http.emit('request', from, to));
    door.on('upgrade', (from, socket, head) => {
      if (answering(from.headers.host, hosts) === 'merchant')
        http.emit('upgrade', from, socket, head);
      else socket.destroy();
    });
  }
  await Promise.all(
    doors.map(
      (door, index) =>
        new Promise<void>((resolve, reject) => {
          // A machine without the newer kind of addresses has no door there.
          door.once('error', (error: NodeJS.ErrnoException) =>
            /EADDRNOTAVAIL|EAFNOSUPPORT/.test(error.code ?? '') ? resolve() : reject(error),
          );
          door.listen(port, loopback[index], resolve);
        }),
    ),
  );
  return {
    async close() {
      await vite.close();
      for (const door of doors) {
        door.close();
        door.closeAllConnections();
      }
    },
  };
}
