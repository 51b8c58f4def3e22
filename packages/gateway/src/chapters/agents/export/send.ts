import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { byteOrderMark, csvLine } from './csv.ts';
import type { Sheet } from './reports.ts';
import type { SheetWords } from './words.ts';

/** A piece of what is sent. */
const PIECE = 16 * 1024;

/** Line by line, as fast as it is taken: however long a sheet is, little of it is in memory. */
export function sendSheet(
  reply: FastifyReply,
  name: string,
  { head, rows }: Sheet,
  words: SheetWords,
): void {
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store');
  void reply.send(
    Readable.from(
      piecesOf(
        head.map((word) => words[word]),
        rows,
      ),
    ),
  );
}

async function* piecesOf(head: readonly string[], rows: Sheet['rows']): AsyncGenerator<Buffer> {
  let piece = byteOrderMark + csvLine(head);
  for await (const row of rows) {
    piece += csvLine(row);
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}
