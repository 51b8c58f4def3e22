/** Something the platform says happened, and what it is now where that is short. */
export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

export interface StreamReader {
  readonly onEvent: (event: StreamEvent) => void;
  /** How long the platform wants to be left alone after a break, in milliseconds. */
  readonly onRetry: (ms: number) => void;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Takes server-sent events piece by piece, however the network cut them. */
export function readEvents({ onEvent, onRetry }: StreamReader): (piece: string) => void {
  let rest = '';
  let event = '';
  let data: string[] = [];

  const field = (name: string, value: string): void => {
    if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
    else if (name === 'retry' && /^\d+$/.test(value)) onRetry(Number(value));
  };
  const line = (text: string): void => {
    if (text === '') {
      if (data.length > 0) onEvent({ event: event || 'message', data: parsed(data.join('\n')) });
      event = '';
      data = [];
      return;
    }
    const colon = text.indexOf(':');
    // What begins with a colon is only there so that the line is not silent.
    if (colon === 0) return;
    const name = colon < 0 ? text : text.slice(0, colon);
    field(name, colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, ''));
  };
  return (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) line(text.replace(/\r$/, ''));
  };
}
