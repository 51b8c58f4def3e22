import { execFile, type ExecFileOptions } from 'node:child_process';

/** Between asking a program to end and ending it. */
const PATIENCE = 2_000;

/**
 * Runs a program to its end, its own or one it is told: whatever comes
 * afterwards does not meet it any more. A failure carries what it said.
 */
export function runStoppable(
  file: string,
  args: readonly string[],
  options: ExecFileOptions,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    let late: NodeJS.Timeout | undefined;
    const child = execFile(file, args, options, (error, _said, complaints) => {
      clearTimeout(late);
      signal.removeEventListener('abort', stop);
      process.off('exit', leave);
      if (error === null) resolve();
      else reject(Object.assign(error, { stderr: complaints }));
    });
    const leave = () => void child.kill('SIGTERM');
    const stop = () => {
      leave();
      late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    };
    signal.addEventListener('abort', stop);
    process.once('exit', leave);
  });
}
