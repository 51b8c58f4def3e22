import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from '../../kernel/start-error.ts';

/** Asks at the terminal; what is not to be shown is echoed nowhere. */
export async function askAt(question: string, isShown: boolean): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) throw new StartError('This asks for something, and wants a terminal.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: stdin,
    output: isShown ? stderr : silent,
    terminal: true,
    historySize: 0,
  });
  const gone = new Promise<never>((_, reject) => {
    const stop = () => reject(new StartError('Nothing was done.'));
    lines.once('SIGINT', stop);
    lines.once('close', stop);
  });
  // The terminal echoes until somebody reads it: the question comes after that.
  stderr.write(question);
  try {
    return await Promise.race([lines.question(''), gone]);
  } finally {
    lines.close();
    if (!isShown) stderr.write('\n');
  }
}
