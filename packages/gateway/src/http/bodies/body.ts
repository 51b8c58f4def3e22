import multipart from '@fastify/multipart';
import type { Endpoint } from '@livery/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusal.ts';
import { refusedPicture } from '../../kernel/uploads/picture.ts';

export interface ReadBody {
  readonly body: unknown;
  /** As they were sent. */
  readonly files: readonly Buffer[];
}

const FIELDS = 10;
const FIELD_LIMIT = 8 * 1024;

/** Only operations that say so take anything but JSON. */
export function acceptBodies(
  scope: FastifyInstance,
  { bodyType, files = 0 }: Endpoint,
  pictureLimit: number,
): void {
  if (bodyType === 'form') {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, text: string) =>
        Object.fromEntries(new URLSearchParams(text)),
    );
  }
  if (bodyType === 'multipart') {
    void scope.register(multipart, {
      throwFileSizeLimit: true,
      limits: {
        fileSize: pictureLimit,
        files,
        fields: FIELDS,
        fieldSize: FIELD_LIMIT,
        parts: FIELDS + files,
      },
    });
  }
}

/** Whole pictures at their limit, and what is written around them. */
export const bodyLimitOf = (
  { bodyType, files = 0 }: Endpoint,
  pictureLimit: number,
): number | undefined => (bodyType === 'multipart' ? files * pictureLimit + 64 * 1024 : undefined);

/** What is written around pictures at most: their fields, heads and boundaries. */
const AROUND = FIELDS * FIELD_LIMIT + 16 * 1024;

/** Bytes of pictures that are on their way for certain; 0 where nobody says how many come. */
const leastBytesOf = ({ headers }: FastifyRequest): number =>
  Math.max(0, Number(headers['content-length'] ?? 0) - AROUND);

/** A body with pictures in it. `admitFiles` is asked before the first is read, and may refuse. */
export async function readPictures(
  request: FastifyRequest,
  admitFiles: (leastBytes: number) => Promise<void>,
): Promise<ReadBody> {
  if (!request.isMultipart()) throw new Refusal('request.content_type');
  const fields = new Map<string, unknown>();
  const files: Buffer[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (part.fieldname !== 'images') throw unexpected(part.fieldname);
        if (files.length === 0) await admitFiles(leastBytesOf(request));
        files.push(await part.toBuffer());
      } else if (fields.has(part.fieldname) || part.fieldname === '__proto__') {
        throw unexpected(part.fieldname);
      } else fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : asRefusal(error);
  }
  return { body: Object.fromEntries(fields), files };
}

const unexpected = (field: string) =>
  new Refusal('request.invalid', {
    errors: [{ field: field.slice(0, 40), code: 'additionalProperties' }],
  });

function asRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refusedPicture('size');
  if (code === 'FST_FILES_LIMIT') return refusedPicture('count');
  if (code.startsWith('FST_')) return error;
  // The parser's own complaints about a broken body carry no code.
  return new Refusal('request.invalid');
}
