import { Type } from 'typebox';
import { address, closed, words } from './parts.ts';

const link = (what: string) => Type.Optional(address(what));
const named = (what: string) =>
  Type.Object({ name: words(what), url: address(`Where ${what.toLowerCase()} is found.`) }, closed);

/** Whom a player can reach, and who answers for the site. */
export const peopleKeys = {
  links: Type.Optional(
    Type.Object(
      {
        facebook: link('Facebook.'),
        youtube: link('YouTube.'),
        tiktok: link('TikTok.'),
        instagram: link('Instagram.'),
        twitter: link('X, once Twitter.'),
        telegram: link('Telegram.'),
        whatsapp: link('WhatsApp.'),
      },
      { ...closed, description: 'The brand elsewhere; only what is given is shown.' },
    ),
  ),
  contacts: Type.Optional(
    Type.Object(
      {
        email: Type.Optional(
          Type.String({
            pattern: '^[^\\s@"<>]+@[^\\s@"<>]+\\.[^\\s@"<>]+$',
            description: 'Support by mail.',
          }),
        ),
        phone: Type.Optional(
          Type.String({ pattern: '^\\+?[0-9 ()-]{5,25}$', description: 'Support by phone.' }),
        ),
        hours: Type.Optional(words('When somebody answers, in words.', 60)),
      },
      closed,
    ),
  ),
  downloads: Type.Optional(
    Type.Object(
      {
        android: link('The Android app.'),
        ios: link('The iOS app.'),
        mobileConfig: link('The iOS profile.'),
      },
      closed,
    ),
  ),
  legal: Type.Optional(
    Type.Object(
      {
        licensee: Type.Optional(words('Who holds the licence.')),
        licence: Type.Optional(words('Its number.', 60)),
        regulator: Type.Optional(named('The regulator')),
        seal: Type.Optional(address('The regulator’s page about this licence.')),
        help: Type.Optional(
          Type.Array(
            Type.Object(
              {
                name: words('An organisation that helps.'),
                url: address('Its site.'),
                phone: Type.Optional(words('Its number.', 30)),
              },
              closed,
            ),
            { minItems: 1, maxItems: 10, description: 'Who helps a player in trouble.' },
          ),
        ),
        complaints: Type.Optional(named('Who settles disputes')),
        terms: Type.Optional(address('Terms and conditions.')),
        privacy: Type.Optional(address('Privacy notice.')),
        funds: Type.Optional(words('How players’ money is protected.', 300)),
      },
      { ...closed, description: 'Who answers for the site; shown on every page.' },
    ),
  ),
};
