import type { Browser, Page } from 'playwright';

/** A task of a page's main thread, in ms. */
export interface Task {
  /** As a clock saw it: what else the machine does is in it. */
  readonly wall: number;
  /** As long as a processor worked on it. */
  readonly worked: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const categories = ['toplevel', 'devtools.timeline', 'loading'];

/**
 * For the loading of a page alone: V8 notes places in the code as it compiles. A browser that
 * is watched otherwise reads all of React once more for the first `Error` that it makes; no
 * player's does. To begin with it is a long task of a page that is there already.
 */
export const whileLoading = ['disabled-by-default-v8.cpu_profiler'];

/** The thread that lays pages out most often meanwhile. */
function mainThread(events: readonly TraceEvent[]): string {
  const times = new Map<string, number>();
  for (const { name, pid, tid } of events) {
    const thread = `${pid}:${tid}`;
    if (name === 'Layout') times.set(thread, (times.get(thread) ?? 0) + 1);
  }
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/** The tasks of a page while something is done with it; those of its loading from its first paint on. */
export async function tasksOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
  more: readonly string[] = [],
): Promise<readonly Task[]> {
  await browser.startTracing(page, { categories: [...categories, ...more] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const thread = mainThread(trace.traceEvents);
  const here = trace.traceEvents.filter(({ pid, tid }) => `${pid}:${tid}` === thread);
  const painted = here.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  return here.flatMap(({ name, ts, dur = 0, tdur = 0 }) =>
    name === 'ThreadControllerImpl::RunTask' && ts >= painted
      ? [{ wall: dur / 1000, worked: tdur / 1000 }]
      : [],
  );
}

export const longestOf = (tasks: readonly Task[], by: 'wall' | 'worked'): number =>
  Math.max(0, ...tasks.map((task) => task[by]));

/** How much longer than 50 ms they are, all together. */
export const blockingOf = (tasks: readonly Task[], by: 'wall' | 'worked'): number =>
  tasks.reduce((sum, task) => sum + Math.max(0, task[by] - 50), 0);
