import { Type } from 'typebox';
import { emailPattern, LONGEST_EMAIL } from './email.ts';
import { linkPattern, picturePattern } from './html.ts';

/** Refuses keys nobody declared: a typing mistake must not pass silently. */
export const closed = { additionalProperties: false } as const;

/** Money on the wire: a decimal string, never a float. */
export const Money = Type.String({ maxLength: 28, pattern: '^-?\\d{1,18}(\\.\\d{1,8})?$' });

/** An amount somebody asks for: above nothing is checked by the rules, never below. */
export const Amount = Type.String({ maxLength: 24, pattern: '^\\d{1,15}(\\.\\d{1,8})?$' });

/** Free text without NUL, which no database column takes. */
export const Text = (max: number, min = 0) =>
  Type.String({ minLength: min, maxLength: max, pattern: '^[^\\u0000]*$' });

export const Code = Text(40);

/** Instants are milliseconds since 1970. */
export const Instant = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 });

/** A day in the merchant's time zone. */
export const Day = Type.String({
  maxLength: 10,
  pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
});

/** Whose day it is may be older than this century. */
export const Birthday = Type.String({
  maxLength: 10,
  pattern: '^(19|20)\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
});

/** A length of time as people say it: `24h`, `7d`, `6m`, `1y`; `open` has no end. */
export const Span = Type.String({ maxLength: 6, pattern: '^(?:[1-9]\\d{0,3}[hdwmy]|open)$' });

export const Language = Type.String({ maxLength: 5, pattern: '^[A-Z]{2}(-[A-Z]{2})?$' });

export const PageNumber = Type.Integer({ minimum: 1, maximum: 10_000 });
export const PageSize = Type.Integer({ minimum: 1, maximum: 100 });

export const paging = { pageNum: Type.Integer(), totalPages: Type.Integer() };
/** A page of what was counted: how many there are on all of them. */
export const counted = { ...paging, total: Type.Optional(Type.Integer({ minimum: 0 })) };
export const pages = { pageNo: Type.Optional(PageNumber), pageSize: Type.Optional(PageSize) };

export const Nothing = Type.Null();

/** A path of this site or a whole https address; to a browser a backslash is a slash. */
export const Url = Type.String({ pattern: '^(/[^/\\\\]|https?://|tel:|mailto:|$)' });

/** Where a tap may lead: a path of this site, https, mail or telephone; empty where nowhere. */
export const Link = Type.String({ pattern: linkPattern });
/** A path of this site or an https address; empty where there is none. */
export const Picture = Type.String({ pattern: picturePattern });

export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' });
export const DialingCode = Type.String({ maxLength: 5, pattern: '^\\+?[1-9]\\d{0,3}$' });
/** With its country no telephone has more than fifteen. */
export const MobileNumber = Type.String({ maxLength: 15, pattern: '^\\d{7,15}$' });
export const VerificationCode = Type.String({ maxLength: 10, pattern: '^\\d{4,10}$' });
/** What orders to pay out are signed with. */
export const PaymentPassword = Type.String({ maxLength: 6, pattern: '^\\d{6}$' });
export const Captcha = Type.String({ maxLength: 6, pattern: '^\\d{4,6}$' });
export const Username = Type.String({ maxLength: 20, pattern: '^[A-Za-z0-9_]{4,20}$' });
/** For entering: looser than a new one, so that accounts of older rules can. */
export const Password = Text(64, 6);
export const NewPassword = Text(64, 8);
export const Email = Type.String({ maxLength: LONGEST_EMAIL, pattern: emailPattern });
/** A body nobody between the device and the platform can read. */
export const EncryptedBody = Type.Object({ data: Text(16_384, 1) }, closed);
/** Ids of rows are numbers, but too large for a float: text on the wire. */
/** As large as the database counts. */
const ID = '(\\d{1,18}|[0-8]\\d{18})';
export const Id = Type.String({ maxLength: 19, pattern: `^${ID}$` });
export const Ids = Type.String({ maxLength: 1_999, pattern: `^${ID}(,${ID}){0,99}$` });

/** What a member can show at once, so that nobody is asked for what they do not have. */
export const ProofWanted = Type.Object(
  { by: Type.Array(Type.Enum(['password', 'code', 'passkey'])) },
  closed,
);
