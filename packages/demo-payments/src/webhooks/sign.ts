import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

export interface SignedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Signed with every live secret, as Standard Webhooks has it. The time is that
 * of the try by the clock on the wall, because the receiver's is the same.
 */
export function signMessage(
  id: string,
  body: string,
  secrets: readonly string[],
  at = new Date(),
): SignedMessage {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body,
  };
}

/** What somebody sends who knows the form of our news and none of the secrets. */
export function forgeMessage(id: string, body: string): SignedMessage {
  const guess = `whsec_${randomBytes(24).toString('base64')}`;
  const { data, ...rest } = JSON.parse(body) as { data: object };
  const claim = JSON.stringify({
    ...rest,
    data: { ...data, status: 'succeeded', amount: 10 ** 9 },
  });
  return signMessage(`${id}x`, claim, [guess]);
}
