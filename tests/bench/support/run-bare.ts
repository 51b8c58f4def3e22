import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Bare {
  get(path: string, handler: (request: unknown, reply: Reply) => unknown): void;
  listen(options: { port: number; host: string }): Promise<string>;
}

interface Reply {
  header(name: string, value: string): Reply;
  send(body: string): unknown;
}

/** The server the gateway is built on, with nothing in it but an answer of so many bytes. */
const gateway = createRequire(join(import.meta.dirname, '../../../packages/gateway/src/main.ts'));
const { default: Fastify } = (await import(gateway.resolve('fastify'))) as {
  default: () => Bare;
};

const answer = JSON.stringify({ hello: 'x'.repeat(Number(process.argv[2]) - 12) });
const app = Fastify();
app.get('/hello', (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(answer),
);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(address).port}\n`);
