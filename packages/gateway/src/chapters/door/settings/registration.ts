import { emailPattern, LONGEST_EMAIL, type Reply } from '@livery/contract';
import { Type, type Static } from 'typebox';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { readSetting } from '../../../kernel/sites/site-settings.ts';
import { sendsCodes } from '../identity/codes.ts';

export type Settings = Reply<'registerSettings'>;
export type Rule = Settings['fields'][string];

interface Bounds {
  readonly pattern?: string;
  readonly min: number;
  readonly max: number;
}

/** Bounds of every field there is; which are asked for is a site's own choice. */
const bounds = {
  username: { pattern: '^[A-Za-z0-9_]+$', min: 4, max: 20 },
  password: { min: 8, max: 64 },
  confirmPassword: { min: 8, max: 64 },
  mobileNum: { pattern: '^\\d+$', min: 7, max: 15 },
  verificationCode: { pattern: '^\\d+$', min: 4, max: 10 },
  birthday: { pattern: '^\\d{4}-\\d{2}-\\d{2}$', min: 10, max: 10 },
  email: { pattern: emailPattern, min: 5, max: LONGEST_EMAIL },
  nickname: { min: 2, max: 20 },
  payeeName: { min: 2, max: 60 },
  idNumber: { min: 4, max: 30 },
  paymentPassword: { pattern: '^\\d{6}$', min: 6, max: 6 },
  affiliateCode: { min: 3, max: 30 },
  recommenderId: { min: 1, max: 30 },
  qqNum: { pattern: '^\\d+$', min: 5, max: 15 },
  facebook: { min: 1, max: 60 },
  wechat: { min: 1, max: 60 },
  line: { min: 1, max: 60 },
  whatsapp: { min: 1, max: 60 },
  zalo: { min: 1, max: 60 },
  captcha: { pattern: '^\\d+$', min: 4, max: 6 },
} as const satisfies Record<string, Bounds>;

export type FieldName = keyof typeof bounds;
export const fieldNames = Object.keys(bounds) as readonly FieldName[];

const Asked = Type.Enum(['off', 'optional', 'required']);
/** What a site may choose of its registration. */
export const registrationSetting = Type.Object({
  captcha: Type.Boolean(),
  affiliate: Asked,
  fields: Type.Record(Type.String(), Asked),
});

/** A name, a password, a day of birth and a way to write back: the least that age and law ask. */
const usual: Static<typeof registrationSetting> = {
  captcha: true,
  affiliate: 'optional',
  fields: { birthday: 'required', email: 'optional', mobileNum: 'optional', nickname: 'optional' },
};

export const REGISTRATION_SETTING = 'registration';

/** What a site asks for: its own choice where it made one, within what its flags allow. */
export async function registrationOf(
  { db, states, config }: Pick<Services, 'db' | 'states' | 'config'>,
  merchant: Merchant,
): Promise<Settings> {
  const own = await readSetting(
    db,
    merchant.code,
    REGISTRATION_SETTING,
    registrationSetting,
    usual,
  );
  const smsVerification = states.hasFlag(merchant, 'REGMOBVERF3');
  const firebase = merchant.firebase !== undefined;
  const always: Readonly<Record<string, Static<typeof Asked>>> = {
    username: 'required',
    password: 'required',
    confirmPassword: 'required',
    verificationCode: smsVerification ? 'required' : 'off',
    captcha: own.captcha ? 'required' : 'off',
    affiliateCode: own.affiliate,
    ...(smsVerification && { mobileNum: 'required' }),
    // A floor: no choice of a site lowers it.
    ...(merchant.minAge > 0 && { birthday: 'required' }),
  };
  const rules = fieldNames.map((name, order): [string, Rule] => {
    const asked = always[name] ?? own.fields[name] ?? 'off';
    const { min, max, ...rest }: Bounds = bounds[name];
    return [
      name,
      {
        enabled: asked !== 'off',
        required: asked === 'required',
        order,
        pattern: rest.pattern ?? '',
        min,
        max,
        message: `rule.${name}`,
      },
    ];
  });
  return {
    methods: { username: true, mobile: smsVerification },
    captcha: own.captcha,
    smsVerification,
    firebase: smsVerification && sendsCodes(merchant, config),
    social: {
      google: firebase && states.hasFlag(merchant, 'GOOGLELOGIN3'),
      facebook: firebase && states.hasFlag(merchant, 'FBLOGIN3'),
    },
    affiliate: {
      // Nobody need be asked for a code that comes by an agent’s link.
      enabled: own.affiliate !== 'off' || states.hasFlag(merchant, 'AGENCY3'),
      required: own.affiliate === 'required',
    },
    minAge: merchant.minAge,
    fields: Object.fromEntries(rules),
  };
}
