/** A stream of events as a test writes it. */
export interface LiveLine {
  readonly response: Response;
  send(event: string, data: unknown): void;
  raw(text: string): void;
  hangUp(): void;
}

export function openLine(): LiveLine {
  const encoder = new TextEncoder();
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      out = controller;
    },
  });
  const raw = (text: string): void => out?.enqueue(encoder.encode(text));
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    raw,
    send: (event, data) => raw(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    hangUp: () => out?.close(),
  };
}
