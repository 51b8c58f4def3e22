import { readFile } from 'node:fs/promises';
import { visit } from '../../../packages/demo-payments/src/testing/visitor.ts';
import { platform } from './platform.ts';

/** Where the start command says that the register of excluded players is. */
async function registerPage(): Promise<string> {
  const said = await readFile(platform().terminal ?? '', 'utf8');
  const [found] = /http:\/\/id\.localhost:\d+\/register/.exec(said) ?? [];
  if (found === undefined) throw new Error('The start command tells of no register.');
  return found;
}

async function send(path: string, form: Readonly<Record<string, string>>): Promise<void> {
  const { status } = await visit((await registerPage()) + path, { form });
  if (status !== 200) throw new Error(`The register answered ${status}.`);
}

/** Puts somebody on it by their e-mail, without an end. */
export const putOnRegister = (email: string): Promise<void> => send('', { email });

/** Takes the last one off it again, who is in other journeys, too. */
export async function takeOffRegister(): Promise<void> {
  const { text } = await visit(await registerPage());
  const [last = ''] = [...text.matchAll(/name="id" value="([^"]+)"/g)]
    .map(([, id]) => id)
    .slice(-1);
  await send('/strike', { id: last });
}

export const haveRegister = (mode: 'answers' | 'silent'): Promise<void> => send('/mode', { mode });
