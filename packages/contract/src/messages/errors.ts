import type { ErrorEntry } from '../base/errors.ts';

export const messagesErrors = {
  'announcement.missing': { status: 404, text: 'announcement.missing' },
  'upload.invalid': { status: 422, text: 'upload.invalid' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
