import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Of a member alone, so that no build can draw it: its document is the shell. */
const shell = '/m/profile';

const content = /(<div id="root"[^>]*>)[\s\S]*(<\/div>\s*<script type="application\/json")/;

/** As the build compresses documents. */
const compress = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return (
    message.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
  ).toString();
}

/** The shell with nothing drawn in it, in place of what the build drew. */
async function answerBare(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await bodyOf(answer);
  if (!content.test(text)) throw new Error('The shell has no root');
  const body = compress(text.replace(content, '$1$2'));
  const headers = { ...answer.headers, 'content-encoding': 'br', 'content-length': body.length };
  response.writeHead(answer.statusCode ?? 502, headers).end(body);
}

export interface BareProxy extends AsyncDisposable {
  readonly port: number;
}

/** The platform at another port, where one page comes without what the build drew of it. */
export async function bareProxy(platform: number, path: string): Promise<BareProxy> {
  const server = createServer((asked, response) => {
    const isBare = asked.url === path;
    const { method, headers } = asked;
    const host = headers.host?.replace(/:\d+$/, `:${platform}`);
    const forward = request(
      { port: platform, method, path: isBare ? shell : asked.url, headers: { ...headers, host } },
      (answer) => {
        if (isBare) {
          answerBare(answer, response).catch((error: unknown) => response.destroy(error as Error));
          return;
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forward.on('error', (error) => response.destroy(error));
    asked.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
