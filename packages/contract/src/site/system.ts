import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { Code, closed, CountryCode, Instant, Language, Text, Url } from '../base/schemas.ts';
import { siteRoutes } from './routes.ts';

/** Spelled as the specification spells them. */
export const DownloadKind = Type.Enum([
  'IOS',
  'Android',
  'MOBILECONFIG',
  'TELEGRAM',
  'FACEBOOK',
  'GEOGLE',
  'AppDownloadIcon',
]);

export const ServiceKind = Type.Enum(['FACEBOOK', 'YOUTUBE', 'LIVECHAT']);
export const ServiceTitle = Type.Enum(['CS', 'whatsapp']);

export const countries = endpoint(siteRoutes, 'countries', {
  id: 'A23',
  caller: 'public',
  about: 'Countries with their dialing codes, and the visitor’s own.',
  request: { query: Type.Object({ language: Type.Optional(Language) }, closed) },
  reply: Type.Object(
    {
      current: Type.Object({ code: CountryCode, dialingCode: Type.String() }, closed),
      list: Type.Array(
        Type.Object(
          {
            code: CountryCode,
            name: Type.String(),
            dialingCode: Type.String(),
            /** Two regional letters, which a phone draws as the flag. */
            flag: Type.String(),
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  errors: [],
});

export const whitelabel = endpoint(siteRoutes, 'whitelabel', {
  id: 'A24',
  caller: 'public',
  about: 'What the platform says of this site; a flag here can only switch off.',
  request: {},
  reply: Type.Object(
    {
      flags: Type.Record(Type.String(), Type.Boolean()),
      template: Type.Object(
        {
          app_background: Type.String(),
          app_desc: Type.String(),
          app_desc_font_color: Type.String(),
          /** 1: the member centre is the new one; nothing: as the brand has it; all else: base. */
          mem_cen: Type.String(),
          /** The same of the page of a deposit. */
          dep_func: Type.String(),
        },
        closed,
      ),
      contacts: Type.Array(Type.Object({ labelNameEn: Type.String(), url: Url }, closed)),
      riskText: Type.String(),
      ageMin: Type.Integer(),
    },
    closed,
  ),
  errors: [],
});

export const downloads = endpoint(siteRoutes, 'downloads', {
  id: 'A25',
  caller: 'public',
  about: 'Where the apps and the channels of the site are.',
  request: {},
  reply: Type.Object(
    {
      appWindow: Type.Boolean(),
      list: Type.Array(
        Type.Object(
          {
            resourceType: DownloadKind,
            url: Url,
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  errors: [],
});

/** Answers even while the site is closed: it is how a page learns why. */
export const systemStatus = endpoint(siteRoutes, 'systemStatus', {
  id: 'A26',
  caller: 'public',
  about: 'Whether the site is open, and where the visitor seems to be.',
  request: {},
  reply: Type.Object(
    {
      info: Type.String(),
      location: Type.Object({ ip: Type.String(), country: Type.Optional(CountryCode) }, closed),
      maintenance: Type.Boolean(),
      regionRestriction: Type.Boolean(),
      until: Type.Optional(Instant),
    },
    closed,
  ),
  errors: [],
});

export const customerService = endpoint(siteRoutes, 'customerService', {
  id: 'A27',
  caller: 'public',
  about: 'Ways to reach customer service; each path is encoded, its key its last 8 characters.',
  request: {},
  reply: Type.Array(
    Type.Object(
      {
        csType: ServiceKind,
        title: ServiceTitle,
        path: Type.String(),
      },
      closed,
    ),
  ),
  errors: [],
});

export const help = endpoint(siteRoutes, 'help', {
  id: 'A28',
  caller: 'public',
  about: 'The articles of the help centre.',
  request: {
    query: Type.Object({ device: Type.Optional(Code), lang: Type.Optional(Language) }, closed),
  },
  reply: Type.Array(
    Type.Object({ id: Type.String(), title: Type.String(), content: Type.String() }, closed),
  ),
  errors: [],
});

export const domainRoute = endpoint(siteRoutes, 'domainRoute', {
  id: 'A29',
  caller: 'public',
  about: 'The hosts the site answers on.',
  request: { query: Type.Object({ domain: Type.Optional(Text(253)) }, closed) },
  reply: Type.Object(
    { apiBase: Type.String(), cdnBase: Type.String(), domains: Type.Array(Type.String()) },
    closed,
  ),
  errors: [],
});
