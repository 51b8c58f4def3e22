export interface Task {
  readonly name: string;
  run(): unknown;
}

export interface MeasureOptions {
  /** Samples of each task. */
  readonly rounds?: number;
  /** A sample runs its task as often as it takes to last this long, in milliseconds. */
  readonly atLeast?: number;
  readonly now?: () => number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle];
  if (high === undefined) throw new Error('There is no median of nothing');
  const low = sorted.length % 2 === 0 ? sorted[middle - 1] : undefined;
  return low === undefined ? high : (low + high) / 2;
}

/** So large that a share of the values is no larger. */
export function atLeastOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('There is no share of nothing');
  return found;
}

/** Every task once, another one first each round: none is always the one that runs on a warm cache. */
export const turns = (count: number, round: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + round) % count);

/**
 * Milliseconds of one run of each task, by name: medians of samples that were
 * taken in turns, so that a machine that slows down slows all of them alike.
 */
export async function interleave(
  tasks: readonly Task[],
  { rounds = 25, atLeast = 2, now = () => performance.now() }: MeasureOptions = {},
): Promise<(name: string) => number> {
  const sample = async (task: Task, times: number): Promise<number> => {
    const start = now();
    for (let time = 0; time < times; time++) {
      const result = task.run();
      if (result instanceof Promise) await result;
    }
    return now() - start;
  };
  const batchOf = async (task: Task): Promise<number> => {
    let times = 1;
    while ((await sample(task, times)) < atLeast && times < 65_536) times *= 2;
    return times;
  };

  const states: { task: Task; times: number; taken: number[] }[] = [];
  // Finding the size of a batch is the warm-up too.
  for (const task of tasks) states.push({ task, times: await batchOf(task), taken: [] });
  for (let round = 0; round < rounds; round++) {
    for (const turn of turns(states.length, round)) {
      const state = states[turn];
      state?.taken.push((await sample(state.task, state.times)) / state.times);
    }
  }
  return (name) => {
    const found = states.find(({ task }) => task.name === name);
    if (!found) throw new Error(`"${name}" was not measured`);
    return median(found.taken);
  };
}
