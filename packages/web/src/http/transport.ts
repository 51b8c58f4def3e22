/** What is sent by another way than the browser’s own: whoever sends it writes the body. */
export interface Outgoing {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly body: unknown;
}

export type Transport = (address: string, outgoing: Outgoing) => Promise<Response>;

/** As the route wants it: what is read by a form's rules holds texts alone. */
const bodyText = (body: unknown, isForm: boolean | undefined): string =>
  isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);

/** The browser’s own way. */
export const sendText =
  (isForm: boolean | undefined, keepalive = false): Transport =>
  (address, { method, headers, signal, body }) =>
    fetch(address, {
      method,
      headers:
        body === undefined
          ? headers
          : {
              ...headers,
              'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
            },
      signal,
      keepalive,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: bodyText(body, isForm) }),
    });
