import type { Transport } from '../http/transport.ts';

/** So long nothing may move before the line counts as cut. */
const stall = 30_000;

/** Headers of an answer that the client reads. */
const told = ['retry-after', 'cache-control'];

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

function formOf(fields: unknown, pictures: readonly Blob[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, String(value));
  for (const [index, picture] of pictures.entries())
    // What a phone called it may tell where and when it was taken.
    form.append('images', picture, `${index + 1}.${endings[picture.type] ?? 'jpg'}`);
  return form;
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = told.flatMap((name): [string, string][] => {
    const value = request.getResponseHeader(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(request.responseText, { status: request.status, headers });
}

/** Bytes that have left, of those that will. */
export type OnProgress = (sent: number, total: number) => void;

/** Sends fields and pictures, and says how far they have come, which `fetch` cannot. */
export const sendPictures =
  (pictures: readonly Blob[], onProgress: OnProgress): Transport =>
  (address, { method, headers, signal, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const stop = (): void => request.abort();
      const settle = (end: () => void) => (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        end();
      };
      const fail = settle(() =>
        reject(signal.aborted ? (signal.reason as Error) : new TypeError('The line was cut')),
      );
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(stop, stall);
      };
      request.open(method, address);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        wait();
        onProgress(loaded, total);
      });
      request.addEventListener(
        'load',
        settle(() => {
          try {
            resolve(answerOf(request));
          } catch (error) {
            reject(error as Error);
          }
        }),
      );
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) return fail();
      wait();
      request.send(formOf(body, pictures));
    });
