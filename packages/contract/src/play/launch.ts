import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { Code, closed, Instant, Language, Text } from '../base/schemas.ts';
import { PlayBarred } from '../care/index.ts';
import { playRoutes } from './routes.ts';

const request = {
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
      mode: Type.Optional(Type.Enum(['real', 'trial'])),
      language: Type.Optional(Language),
      backUrl: Type.Optional(Text(512)),
    },
    closed,
  ),
} as const;

const Launched = Type.Object(
  {
    url: Type.String(),
    launchMode: Type.Enum(['iframe', 'redirect', 'popup']),
    sessionId: Type.String(),
    expiresAt: Instant,
  },
  closed,
);

const errors = [
  'game.missing',
  'vendor.maintenance',
  'url.empty',
  'permission.denied',
  'trial.forbidden',
  'kyc.required',
  'rg.limit_reached',
  'rg.timeout',
  'rg.excluded',
  'rg.on_register',
  'rg.register_silent',
  'rg.under_age',
  'rg.session_limit',
  'rg.check_due',
  'rg.break',
] as const;

/** A GET with an effect, as the specification has it: never cached, never retried by proxies. */
export const launch = endpoint(playRoutes, 'launch', {
  id: 'G11',
  caller: 'member',
  about: 'Opens a game, or a vendor’s lobby, and answers its address.',
  request,
  reply: Launched,
  failure: PlayBarred,
  errors,
});

export const launchFacebook = endpoint(playRoutes, 'launchFacebook', {
  id: 'G12',
  caller: 'member',
  about: 'The same inside Facebook’s browser, which cannot frame: the page is left for the game.',
  request,
  reply: Launched,
  failure: PlayBarred,
  errors,
});
