import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { visit } from '../../../packages/demo-payments/src/testing/visitor.ts';
import { platform } from './platform.ts';

interface Account {
  readonly code: string;
  readonly key: string;
}

/** Where the start command says that the provider's pages are. */
async function dashboard(terminal: string): Promise<string> {
  const said = await readFile(terminal, 'utf8');
  const [found] = /http:\/\/pay\.localhost:\d+\/dashboard/.exec(said) ?? [];
  if (found === undefined) throw new Error('The start command tells of no payment provider.');
  return found;
}

/** What becomes of the next payment of a merchant, in or out, as its people choose it at the provider. */
export async function chooseOutcome(
  code: string,
  outcome: string,
  way: 'in' | 'out' = 'in',
): Promise<void> {
  const { terminal = '' } = platform();
  const keys = join(dirname(terminal), 'payments/merchants.json');
  const accounts = JSON.parse(await readFile(keys, 'utf8')) as readonly Account[];
  const key = accounts.find((one) => one.code === code)?.key;
  const authorization = `Basic ${Buffer.from(`${code}:${key}`).toString('base64')}`;
  const { status } = await visit(`${await dashboard(terminal)}/next`, {
    form: { way, outcome },
    headers: { authorization },
  });
  if (status !== 303) throw new Error(`${outcome} was not chosen: ${status}`);
}
