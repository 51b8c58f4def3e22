import { randomBytes, randomUUID } from 'node:crypto';

export const newId = (kind: 'pay' | 'out' | 'mov' | 'evt'): string =>
  `${kind}_${randomUUID().replaceAll('-', '')}`;

export const newToken = (): string => randomBytes(24).toString('base64url');
