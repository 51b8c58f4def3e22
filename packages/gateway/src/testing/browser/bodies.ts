import type { Endpoint } from '@livery/contract';
import { randomUUID } from 'node:crypto';

export interface Written {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A body as a browser would send it to this endpoint. */
export function writeBody(
  { bodyType = 'json' }: Endpoint,
  fields: object | undefined,
  files: readonly Buffer[] = [],
): Written {
  if (bodyType === 'multipart') return multipart(fields ?? {}, files);
  if (fields === undefined) return { headers: {} };
  if (bodyType === 'form') {
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields as Record<string, string>).toString(),
    };
  }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
}

function multipart(fields: object, files: readonly Buffer[]): Written {
  const boundary = `----${randomUUID()}`;
  const part = (disposition: string, content: Buffer | string) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const parts = [
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, String(value))),
    ...files.flatMap((file, at) => part(`name="images"; filename="picture-${at}.png"`, file)),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat(parts),
  };
}
