const retries = 2;
const patience = 10_000;

/** Thrown when it is unknown whether the server heard us: asking again with the same key is safe. */
export class ConnectionLost extends Error {}

/** Thrown when the server said no; `code` says why. */
export class GameRefusal extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

async function once(path, body) {
  const response = await fetch(`api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  const answer = await response.json();
  if (response.status >= 500) throw new Error(String(response.status));
  return answer;
}

/** Posts, and posts the very same body again on a network failure. */
export async function post(path, body) {
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    try {
      const answer = await once(path, body);
      if (answer.ok) return answer;
      throw new GameRefusal(String(answer.code));
    } catch (error) {
      if (error instanceof GameRefusal) throw error;
      if (attempt < retries) await wait(400 * (attempt + 1));
    }
  }
  throw new ConnectionLost('No answer');
}
