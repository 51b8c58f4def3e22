import { format } from 'node:util';
import { vi } from 'vitest';
import { livery as run } from '../../packages/cli/src/livery.ts';

export interface Said {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * What `livery` says to these words in this folder. It is called and not started:
 * fifty processes would spend nearly all of their time on loading the same modules.
 */
export async function livery(folder: string, ...args: readonly string[]): Promise<Said> {
  const said = { stdout: '', stderr: '' };
  const hear = (name: 'log' | 'error', stream: keyof typeof said) =>
    vi.spyOn(console, name).mockImplementation((...words: unknown[]) => {
      said[stream] += `${format(...words)}\n`;
    });
  const heard = [hear('log', 'stdout'), hear('error', 'stderr')];
  const before = process.cwd();
  process.chdir(folder);
  try {
    return { status: await run(args), ...said };
  } finally {
    process.chdir(before);
    for (const one of heard) one.mockRestore();
  }
}
