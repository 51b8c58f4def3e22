import type { FastifyBaseLogger } from 'fastify';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;
type Level = (typeof levels)[number];
type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type ChildOptions = Parameters<FastifyBaseLogger['child']>[1];

/** The log of a request, which most never write a line to: what its lines share is put together with the first. */
class RequestLog implements FastifyBaseLogger {
  private readonly parent: FastifyBaseLogger;
  private readonly bindings: Bindings;
  private readonly options: ChildOptions;
  private readonly least: number;
  private own: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: ChildOptions, least: number) {
    this.parent = parent;
    this.bindings = bindings;
    this.options = options;
    this.least = least;
  }

  get level(): string {
    return this.parent.level;
  }

  trace(...said: unknown[]): void {
    this.say(0, said);
  }

  debug(...said: unknown[]): void {
    this.say(1, said);
  }

  info(...said: unknown[]): void {
    this.say(2, said);
  }

  warn(...said: unknown[]): void {
    this.say(3, said);
  }

  error(...said: unknown[]): void {
    this.say(4, said);
  }

  fatal(...said: unknown[]): void {
    this.say(5, said);
  }

  silent(): void {}

  child(bindings: Bindings, options?: ChildOptions): FastifyBaseLogger {
    return this.whole().child(bindings, options);
  }

  private say(level: number, said: unknown[]): void {
    if (level < this.least) return;
    const log = this.whole();
    Reflect.apply(log[levels[level] as Level], log, said);
  }

  private whole(): FastifyBaseLogger {
    return (this.own ??= this.parent.child(this.bindings, this.options));
  }
}

/** What Fastify makes a log for each request with. */
export function requestLogs(logLevel: string) {
  const found = levels.findIndex((level) => level === logLevel);
  const least = found === -1 ? levels.length : found;
  return (parent: FastifyBaseLogger, bindings: Bindings, options: ChildOptions) =>
    new RequestLog(parent, bindings, options, least);
}
