import type { FastifyInstance } from 'fastify';
import { addressSubject } from '../guards/networks.ts';
import type { Shed } from './shed.ts';

/**
 * One address may open so many sockets. A socket is turned away before it has
 * said a word, so that nobody waits for what it might say.
 */
export function limitSockets(app: FastifyInstance, most: number, shed: Shed): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = addressSubject(socket.remoteAddress ?? '');
    const count = open.get(address) ?? 0;
    if (count >= most) {
      shed.count('socket.address');
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
