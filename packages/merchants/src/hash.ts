import { createHash } from 'node:crypto';

export const shortHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10);
