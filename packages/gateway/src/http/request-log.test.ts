import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { expect, it, vi } from 'vitest';
import { requestLogs } from './request-log.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly traceId?: string;
  readonly part?: string;
}

/** What is written of one request by a server that says what is at least so grave. */
async function linesAt(level: string): Promise<readonly Line[]> {
  const lines: Line[] = [];
  const app: FastifyInstance = Fastify({
    logger: { level, stream: { write: (line) => void lines.push(JSON.parse(line) as Line) } },
    logController: new LogController({
      requestIdLogLabel: 'traceId',
      disableRequestLogging: true,
    }),
    genReqId: () => 'the-request',
    childLoggerFactory: requestLogs(level),
  });
  const children = vi.spyOn(app.log, 'child');
  app.get('/', async ({ log }) => {
    log.trace('trace');
    log.debug('debug');
    log.info('info');
    log.warn({ part: 'object' }, 'warn');
    log.error('error %s', 'of a format');
    log.fatal('fatal');
    log.child({ part: 'child' }).fatal('deeper');
    log.silent('never');
    return 'done';
  });
  app.get('/quiet', async () => 'done');
  await app.inject('/quiet');
  expect(children).not.toHaveBeenCalled();
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
  return lines;
}

it.each([
  ['trace', ['trace', 'debug', 'info', 'warn', 'error of a format', 'fatal', 'deeper']],
  ['warn', ['warn', 'error of a format', 'fatal', 'deeper']],
  ['silent', []],
])('says at level %s what is as grave, with the request it is of', async (level, messages) => {
  const lines = await linesAt(level);
  expect(lines.map(({ msg }) => msg)).toEqual(messages);
  expect(lines.every(({ traceId }) => traceId === 'the-request')).toBe(true);
  const parts = messages.map((one) => (one === 'warn' ? 'object' : one === 'deeper' && 'child'));
  expect(lines.map(({ part = false }) => part)).toEqual(parts);
});
