import type { Wrongly } from '../caller.ts';
import { expectGood, expectRefusal, type Player } from '../player.ts';
import { rule } from './rule.ts';

/** Signed, but not as the protocol says. */
const refusedWhen = (sentence: string, wrongly: Wrongly) =>
  rule(sentence, async (player) => {
    expectRefusal(await ask(player, wrongly), 401, 'signature.invalid');
  });

const ask = (player: Player, wrongly: Wrongly) =>
  player.call('session', { token: player.token }, wrongly);

/** Who may speak for a vendor. */
export const signatureRules = [
  refusedWhen('a call without a signature is refused', { headers: { 'livery-signature': '' } }),
  refusedWhen('a signature that is not over this call is refused', {
    headers: { 'livery-signature': `v1=${'0'.repeat(64)}` },
  }),
  refusedWhen('a body that was changed after it was signed is refused', {
    signedBody: '{"token":"of-somebody-else-altogether"}',
  }),
  refusedWhen('what was signed for one call is refused for another', {
    signedPath: '/provider/v1/win',
  }),
  refusedWhen('a call of five minutes ago is refused', { clock: -300 }),
  refusedWhen('a call of five minutes ahead is refused', { clock: 300 }),
  refusedWhen('a call without a time is refused', { headers: { 'livery-timestamp': '' } }),
  refusedWhen('a call in the name of another merchant is refused', {
    headers: { 'livery-merchant': 'nobody-s-merchant' },
  }),
  refusedWhen('a call in the name of another vendor is refused', {
    headers: { 'livery-vendor': 'NOBODY' },
  }),
  rule('clocks may be a minute apart', async (player) => {
    for (const clock of [-60, 60]) expectGood(await ask(player, { clock }));
  }),
  rule('a body that is no JSON is refused, however well it is signed', async (player) => {
    expectRefusal(await player.call('session', '{"token"'), 400, 'request.invalid');
  }),
  rule('a session that nobody opened is unknown', async (player) => {
    const token = `${player.token.slice(0, -4)}none`;
    expectRefusal(await player.call('session', { token }), 404, 'session.unknown');
  }),
];
