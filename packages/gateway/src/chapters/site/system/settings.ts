import { DownloadKind, ServiceKind, ServiceTitle } from '@livery/contract';
import { Type, type Static } from 'typebox';

/** What an operator may say of a site while it runs; each is read from `site_setting`. */
const closed = { additionalProperties: false };
const address = Type.String({ pattern: '^(https://|tel:|mailto:)', maxLength: 2048 });

export const contacts = Type.Array(
  Type.Object({ labelNameEn: Type.String({ maxLength: 60 }), url: address }, closed),
  { maxItems: 30 },
);

export const downloads = Type.Object(
  {
    appWindow: Type.Boolean(),
    list: Type.Array(
      Type.Object(
        {
          resourceType: DownloadKind,
          url: Type.String({ pattern: '^(/[^/\\\\]|https://)', maxLength: 2048 }),
        },
        closed,
      ),
      { maxItems: 30 },
    ),
  },
  closed,
);

export const customerService = Type.Array(
  Type.Object(
    {
      csType: ServiceKind,
      title: ServiceTitle,
      url: address,
    },
    closed,
  ),
  { maxItems: 30 },
);

export const template = Type.Object(
  {
    app_background: Type.String({ maxLength: 200 }),
    app_desc: Type.String({ maxLength: 500 }),
    app_desc_font_color: Type.String({ maxLength: 40 }),
    mem_cen: Type.String({ maxLength: 40 }),
    dep_func: Type.String({ maxLength: 40 }),
  },
  closed,
);

export const riskText = Type.Record(Type.String(), Type.String({ maxLength: 2000 }));

/** By their key, for whoever writes one. */
export const siteSettings = { contacts, downloads, customerService, template, riskText } as const;

/** Says nothing, which leaves all of it to the brand's own files. */
export const noTemplate: Static<typeof template> = {
  app_background: '',
  app_desc: '',
  app_desc_font_color: '',
  mem_cen: '',
  dep_func: '',
};
