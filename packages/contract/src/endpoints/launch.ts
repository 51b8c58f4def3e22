import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { closed, Instant, Language, Text } from '../schemas.ts';

const Code = Text(40);

/** A GET with an effect, as the specification has it: never cached, never retried by proxies. */
export const launch = endpoint({
  id: 'G11',
  name: 'launch',
  method: 'GET',
  path: '/wps/game/launch',
  caller: 'member',
  encrypted: false,
  idempotent: false,
  request: {
    query: Type.Object(
      {
        gameCategory: Type.Optional(Code),
        vendor: Code,
        nodeId: Type.Optional(Code),
        gameId: Type.Optional(Code),
        gameCode: Type.Optional(Code),
        roomId: Type.Optional(Code),
        prizeMode: Type.Optional(Code),
        playType: Type.Optional(Code),
        lottoMode: Type.Optional(Code),
        mode: Type.Optional(Type.Union([Type.Literal('real'), Type.Literal('trial')])),
        language: Type.Optional(Language),
        backUrl: Type.Optional(Text(512)),
      },
      closed,
    ),
  },
  reply: Type.Object(
    {
      url: Type.String(),
      launchMode: Type.Union([
        Type.Literal('iframe'),
        Type.Literal('redirect'),
        Type.Literal('popup'),
      ]),
      sessionId: Type.String(),
      expiresAt: Instant,
    },
    closed,
  ),
  errors: [
    'game.missing',
    'vendor.maintenance',
    'url.empty',
    'permission.denied',
    'rg.limit_reached',
    'rg.timeout',
    'rg.excluded',
    'rg.session_limit',
  ],
});
