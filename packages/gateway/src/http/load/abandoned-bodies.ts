import type { IncomingMessage } from 'node:http';

/** Bytes a millisecond of all together: as fast as a good line sends one of them. */
const SPEED = 8 * 1024;

/**
 * Takes what still comes of bodies that are answered already: most senders
 * read the answer once all is sent. Taken as fast as they come, pictures that
 * are refused would cost more than those that are kept.
 */
export class AbandonedBodies {
  private readonly speed: number;
  private count = 0;

  constructor(speed = SPEED) {
    this.speed = speed;
  }

  get coming(): number {
    return this.count;
  }

  take(body: IncomingMessage): void {
    const { socket } = body;
    const end = () => {
      this.count -= 1;
      socket.off('close', end);
      body.off('end', end);
    };
    this.count += 1;
    socket.once('close', end);
    body.once('end', end);
    body.unpipe();
    // Of a body that nobody has begun to read the server would take the rest by itself, at once.
    body.read();
    body.on('data', (bytes: Buffer) => {
      body.pause();
      setTimeout(() => body.resume(), (bytes.length * this.count) / this.speed).unref();
    });
    body.resume();
  }
}
