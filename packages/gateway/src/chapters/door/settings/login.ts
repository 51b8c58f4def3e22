import type { Kysely } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Database } from '../../../kernel/database/schema.ts';
import { readSetting } from '../../../kernel/sites/site-settings.ts';

export const LOGIN_SETTING = 'login';

/** How members of a site come in, where its operator or its law wants it otherwise than usual. */
export const loginSetting = Type.Object(
  {
    /** So many wrong passwords lock the account for everybody, until a password is retrieved. */
    lockAfter: Type.Optional(Type.Integer({ minimum: 3, maximum: 20 })),
    /** A log-in ends the sessions that the member has elsewhere. */
    oneSession: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

export type LoginSetting = Static<typeof loginSetting>;

export function loginSettingOf(db: Kysely<Database>, merchant: string): Promise<LoginSetting> {
  return readSetting(db, merchant, LOGIN_SETTING, loginSetting, {});
}
