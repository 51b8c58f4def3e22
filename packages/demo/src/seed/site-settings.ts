import {
  type Merchant,
  REGISTRATION_SETTING,
  type registrationSetting,
  type siteSettings,
  type Tx,
  writeSetting,
} from '@livery/gateway/extras';
import type { Static } from 'typebox';
import { fillEach, type Wording } from '../texts/fill.ts';

type Settings = { readonly [Key in keyof typeof siteSettings]: Static<(typeof siteSettings)[Key]> };

/** What play may cost, and for whom it is. */
const riskText: Wording = {
  EN: 'Play costs money and can become a habit. It is for those of {age} and older. Decide beforehand what it may cost, and stop when it is no longer fun.',
  TY: 'May gastos ang paglalaro at maaaring maging bisyo. Para lang ito sa {age} taong gulang pataas. Magpasya muna kung magkano ang ilalaan, at tumigil kapag hindi na masaya.',
  AR: 'اللعب يكلّف مالًا وقد يصير عادة. وهو لمن بلغ {age} سنة فأكثر. قرّر مسبقًا كم قد يكلّفك، وتوقّف حين لا يعود ممتعًا.',
};

/** Every address is of a name that is set aside for examples: nobody is written to by mistake. */
const settingsOf = ({ code }: Merchant): Omit<Settings, 'riskText'> => ({
  contacts: [
    { labelNameEn: 'Telegram', url: `https://t.example/${code}` },
    { labelNameEn: 'Email', url: `mailto:help@${code}.example` },
    { labelNameEn: 'Affiliates', url: `https://partners.example/${code}` },
  ],
  downloads: {
    appWindow: true,
    list: [
      { resourceType: 'IOS', url: '/m/app' },
      { resourceType: 'Android', url: '/m/app' },
      { resourceType: 'TELEGRAM', url: `https://t.example/${code}` },
      { resourceType: 'FACEBOOK', url: `https://facebook.example/${code}` },
    ],
  },
  customerService: [
    { csType: 'LIVECHAT', title: 'CS', url: `https://chat.example/${code}` },
    { csType: 'LIVECHAT', title: 'whatsapp', url: `https://whatsapp.example/${code}` },
    { csType: 'FACEBOOK', title: 'CS', url: `https://facebook.example/${code}` },
    { csType: 'YOUTUBE', title: 'CS', url: `https://video.example/${code}` },
  ],
  template: {
    app_background: '',
    app_desc: 'The site as an app: it opens faster, and a game is where you left it.',
    app_desc_font_color: '',
    // Each brand lays these out as its own folder says.
    mem_cen: '',
    dep_func: '',
  },
});

type Registration = Static<typeof registrationSetting>;

/** A jurisdiction that wants everybody reachable by mail, and no nicknames. */
const british: Registration = {
  captcha: true,
  affiliate: 'optional',
  fields: { birthday: 'required', email: 'required', mobileNum: 'optional', nickname: 'off' },
};

/** Brands ask for different things, so that the form is seen short and long; the others ask for the usual. */
const registrations: Readonly<Record<string, Registration>> = {
  mango: { captcha: false, affiliate: 'off', fields: {} },
  noir: {
    captcha: true,
    affiliate: 'optional',
    fields: { email: 'required', nickname: 'required', payeeName: 'required' },
  },
};

const registrationOf = ({ code, jurisdiction }: Merchant): Registration | undefined =>
  registrations[code] ?? (jurisdiction === 'UK' ? british : undefined);

export async function writeSettings(tx: Tx, merchant: Merchant): Promise<void> {
  const all: Settings = {
    ...settingsOf(merchant),
    riskText: { ...fillEach(riskText, merchant) },
  };
  for (const [key, value] of Object.entries(all)) {
    await writeSetting(tx, merchant.code, key, value);
  }
  const registration = registrationOf(merchant);
  if (registration !== undefined)
    await writeSetting(tx, merchant.code, REGISTRATION_SETTING, registration);
}

/** `AURORA88` for anybody, one of an agent, and one that holds on the site's own name only. */
export async function writeInvitations(tx: Tx, merchant: Merchant, agent: bigint): Promise<void> {
  const word = merchant.code.replaceAll(/[^a-z0-9]/g, '').toUpperCase();
  const made = [
    { code: `${word}88`, domain: '', member_id: null },
    { code: `${word}AGENT`, domain: '', member_id: agent },
    { code: `${word}HOME`, domain: merchant.domains[0] ?? '', member_id: null },
  ];
  await tx
    .insertInto('affiliate')
    .values(
      made.map(({ code, domain, member_id }) => ({
        merchant: merchant.code,
        code,
        code_key: code.toLowerCase(),
        domain,
        member_id,
      })),
    )
    .execute();
}
