import { Type } from 'typebox';
import { legalSchema } from '../../jurisdictions/legal.ts';
import { address, closed, words } from '../../schema-parts.ts';

const link = (what: string) => Type.Optional(address(what));

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
            pattern: '^[^\\s@"<>]+@[^\\s@".<>]+(\\.[^\\s@".<>]+)+$',
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
  legal: Type.Optional(legalSchema),
};
