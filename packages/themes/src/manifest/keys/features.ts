import { Type } from 'typebox';
import { flagNames, flags } from '../../flags/flags.ts';
import { menuKeys } from '../../flags/menus.ts';
import { closed, host, oneOf, origin, words, address } from '../../schema-parts.ts';

const yes = (description: string) =>
  Type.Optional(Type.Boolean({ description: `${description} Default: true.` }));
const no = (description: string) =>
  Type.Optional(Type.Boolean({ description: `${description} Default: false.` }));

/** Somebody whom people can sign in with. */
const provider = (name: string, description: string) =>
  Type.Optional(
    Type.Object(
      {
        clientId: words(description, 120),
        signIn: Type.Optional(
          Type.String({
            pattern: `^(${origin('https?')}|http://(127\\.0\\.0\\.1|localhost):[0-9]+)(/[^\\s"<>\\\\]*)?$`,
            maxLength: 300,
            description: `Where people sign in, for a demo that stands in for it. Default: ${name}’s own page.`,
          }),
        ),
      },
      { ...closed, description: `Log-in with ${name}.` },
    ),
  );

export const featureKeys = {
  flags: Type.Optional(
    Type.Object(
      Object.fromEntries(
        flagNames.map((name) => [
          name,
          Type.Optional(
            Type.Boolean({ description: flags[name].role, default: flags[name].default }),
          ),
        ]),
      ),
      { ...closed, description: 'Features compiled in.' },
    ),
  ),
  menus: Type.Optional(
    Type.Object(
      {
        agent: Type.Optional(
          Type.Array(oneOf(menuKeys, 'A key of the agent menu.'), {
            uniqueItems: true,
            description: 'Entries of the agent menu. Default: all that the jurisdiction allows.',
          }),
        ),
      },
      closed,
    ),
  ),
  hosts: Type.Optional(
    Type.Object(
      {
        games: Type.Optional(Type.Array(host, { description: 'Hosts a game may be framed from.' })),
        images: Type.Optional(
          Type.Array(host, { description: 'Hosts pictures may come from, besides the site.' }),
        ),
        customerService: Type.Optional(
          Type.Array(host, { description: 'Hosts a customer-service link may lead to.' }),
        ),
      },
      closed,
    ),
  ),
  api: Type.Optional(
    Type.Object(
      {
        upstream: Type.Optional(
          address('Where a proxy finds the platform; pages call their own host.'),
        ),
      },
      closed,
    ),
  ),
  firebase: Type.Optional(
    Type.Object(
      {
        projectId: words('The Firebase project.', 60),
        apiKey: words('Its public key.', 80),
        authDomain: host,
        appId: Type.Optional(words('The app in it.', 80)),
        google: provider('Google', 'The client that Google knows this site by.'),
        facebook: provider('Facebook', 'The app that Facebook knows this site by.'),
        codes: Type.Optional(
          Type.String({
            pattern: `^(${origin('https')}|http://[a-z0-9][a-z0-9-]*\\.localhost(:([0-9]+|\\*))?)$`,
            maxLength: 260,
            description:
              'The origin, of its own, whose page asks Firebase for phone codes: https://codes.example.com. A demo may take a name below localhost, and the port * for that of its sites.',
          }),
        ),
        emulator: Type.Optional(
          Type.String({
            pattern: '^http://(127\\.0\\.0\\.1|localhost):[0-9]+$',
            description:
              'Firebase’s own emulator on this machine; for a demo of a demo- project only.',
          }),
        ),
      },
      { ...closed, description: 'Phone codes and social log-in through Firebase; off without it.' },
    ),
  ),
  jackpotMode: Type.Optional(
    oneOf(
      ['demo', 'feed', 'off'],
      'demo: invented figures that say so, in a demo only; feed: what the platform reports. Default: demo in a demo, else off.',
    ),
  ),
  statusReading: Type.Optional(
    oneOf(['derived', 'page'], 'How a bare status number is read. Default: derived.'),
  ),
  rememberMode: Type.Optional(
    oneOf(
      ['deviceCredential', 'usernameOnly', 'off'],
      'What "remember me" keeps. Default: deviceCredential.',
    ),
  ),
  loginAudience: Type.Optional(
    oneOf(['both', 'member', 'agent'], 'Who may log in here. Default: both.'),
  ),
  loginAfterRegister: no('Whoever registers is logged in at once.'),
  showPasswordChangeError: yes('A refused change of password says why.'),
  firebaseFailureToast: yes('A code that could not be sent says so.'),
  csPathCodec: Type.Optional(
    oneOf(['aesgcm8', 'des8'], 'How customer-service addresses are wrapped. Default: aesgcm8.'),
  ),
  idleMinutes: Type.Optional(
    Type.Integer({
      minimum: 5,
      maximum: 240,
      description: 'A session ends after this long without a request. Default: 30.',
    }),
  ),
  sizeBudget: Type.Optional(
    Type.Object(
      {
        script: Type.Optional(
          Type.Number({ minimum: 1, description: 'KB of the home page’s scripts.' }),
        ),
        style: Type.Optional(Type.Number({ minimum: 1, description: 'KB of its sheets.' })),
        page: Type.Optional(Type.Number({ minimum: 1, description: 'KB of the document.' })),
      },
      { ...closed, description: 'What a build may weigh at most, compressed with Brotli.' },
    ),
  ),
};
