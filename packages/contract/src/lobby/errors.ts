import type { ErrorEntry } from '../base/errors.ts';

export const lobbyErrors = {
  'game.missing': { status: 404, text: 'game.missing' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
