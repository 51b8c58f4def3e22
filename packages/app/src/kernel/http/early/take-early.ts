import { whenIdle } from '@livery/web/hooks/when-idle';

interface EarlyAnswers {
  readonly language: string;
  /** Whose it is what was asked; nobody’s, where a visitor did. */
  readonly authorization?: string;
  readonly answers: Record<string, Promise<Response>>;
}

/** Whether the page asked early for a visitor. */
export function askedForVisitor(): boolean {
  const { early } = globalThis as { early?: EarlyAnswers };
  return early !== undefined && early.authorization === undefined;
}

/** In milliseconds: what an answer draws is seen before the next one draws, but none waits long. */
const [apart, atMost] = [20, 200];

let turn: Promise<void> = Promise.resolve();

/**
 * Answers that are there together are handed out one after the other: each draws its part
 * of the page at once, and all of them in one task would hold it. Nobody waits for one that
 * has not come.
 */
async function oneByOne(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  const before = turn;
  turn = before.then(
    () => new Promise<void>((goOn) => setTimeout(() => whenIdle(goOn, atMost), apart)),
  );
  await before;
  return response;
}

/** The answer to what the page asked; once, and for no other than it asked for. */
export function takeEarly(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> | undefined {
  const { early } = globalThis as { early?: EarlyAnswers };
  if (!early) return undefined;
  const answer = early.answers[address];
  delete early.answers[address];
  const isTheirs = headers['Authorization'] === early.authorization;
  const isSaidSo = early.authorization !== undefined || headers['Language'] === early.language;
  return isTheirs && isSaidSo && answer ? oneByOne(answer) : undefined;
}
