import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../merchants');

export interface Look {
  readonly merchant: string;
  readonly theme: 'dark' | 'light';
}

export const nameOf = ({ merchant, theme }: Look): string => `${merchant}-${theme}`;

/** Every merchant there is, in both modes. */
export const looks: readonly Look[] = readdirSync(folder)
  .filter((code) => !code.startsWith('_') && existsSync(join(folder, code, 'manifest.jsonc')))
  .toSorted()
  .flatMap((merchant) => [
    { merchant, theme: 'dark' as const },
    { merchant, theme: 'light' as const },
  ]);
