import type { HotPayload, ViteDevServer } from 'vite';
import { hostIn } from './guard.ts';

/** Speaks to the open pages of some hosts, and to no others. */
export type Tell = (hosts: readonly string[], payload: HotPayload) => void;

/** Pages say which host they are of when they begin to listen. */
export function clientsOf({ ws }: ViteDevServer): Tell {
  const hosts = new WeakMap<object, string>();
  ws.on('connection', (socket, request) => {
    hosts.set(socket, hostIn(request.headers.host));
  });
  return (wanted, payload) => {
    for (const client of ws.clients)
      if (wanted.includes(hosts.get(client.socket) ?? '')) client.send(payload);
  };
}
