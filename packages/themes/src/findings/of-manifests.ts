import type { Finding } from './finding.ts';

/** Who a merchant is, and what its place asks of it. */
export const ofManifests = {
  'schema.invalid': {
    means: 'A value is not of the form that its key has.',
    example: '"domains": ["https://kestrel.example/"]',
    mend: 'The hint says what is expected, and the schema completes it in an editor.',
  },
  'schema.missing': {
    means: 'A key that must be said is not.',
    example: '{ "schemaVersion": 3, "code": "kestrel" }',
    mend: 'Add the keys that are named; the hint says what each is for.',
  },
  'schema.unknown-key': {
    means: 'Nothing reads a key of this name here.',
    example: '"brnad": { … }',
    mend: 'Take the name that the hint offers, or take the key out.',
  },
  'text.unseen': {
    means:
      'A text that people read holds what they cannot see: controls, half a letter, marks without width, or such as turn the direction of what follows. A name could pass for another.',
    example: String.raw`"name": "Au\u200brora"`,
    mend: 'Type it anew. Sentences in locales may mark a direction as long as they close it.',
  },
  'manifest.version': {
    means: 'The folder is of another format than this Livery reads.',
    example: '"schemaVersion": 1',
    mend: 'An older one is lifted by “livery migrate --write”; for a newer one Livery is updated.',
  },
  'manifest.code': {
    means: 'The folder has another name than the code in it.',
    example: '"code": "kestrel" in merchants/falcon/',
    mend: 'Rename the one or the other.',
  },
  'manifest.currency': {
    means: 'No currency has this code.',
    example: '"currency": "EUK"',
    mend: 'An ISO 4217 code, such as PHP; or leave it out to take the jurisdiction’s.',
  },
  'manifest.country': {
    means: 'No country has this code: nobody there would get an SMS.',
    example: '"smsCountries": ["UK"]',
    mend: 'A country as ISO 3166 has it, such as GB; or leave the list out to send everywhere.',
  },
  'manifest.time-zone': {
    means: 'No time zone has this name.',
    example: '"timeZone": "Moon/Crater"',
    mend: 'An IANA name, such as Asia/Manila; or leave it out to take the jurisdiction’s.',
  },
  'manifest.default-language': {
    means: 'The language of a first visit is not among the languages of the site.',
    example: '"languages": ["EN"], "defaultLanguage": "AR"',
    mend: 'Add it to the languages, or name one of them.',
  },
  'manifest.domain-taken': {
    means: 'Two merchants answer on the same host, and could not be told apart.',
    example: '"domains": ["play.example"] in two manifests',
    mend: 'Take the host out of one of them.',
  },
  'manifest.host-own': {
    means: 'Games are framed from the site’s own host, from where they could reach the site.',
    example: '"domains": ["play.example"], "hosts": { "games": ["play.example"] }',
    mend: 'Serve games from a host of their own.',
  },
  'manifest.host-wildcard': {
    means: 'A live site trusts every port of a host.',
    example: '"hosts": { "games": ["games.example:*"] }',
    mend: 'Name the port, or leave it out for 443. A demo may keep the *.',
  },
  'family.missing': {
    means: 'No family has the name that “extends” says.',
    example: '"extends": "metor"',
    mend: 'Name a folder under _families/, or take “extends” out.',
  },
  'family.extends': {
    means: 'A family extends another; each stands on its own.',
    example: '"extends": "metro" in _families/shore/manifest.jsonc',
    mend: 'Take “extends” out of the family.',
  },
  'jurisdiction.floor': {
    means: 'The manifest is milder than the place it names allows, or uses what the place forbids.',
    example: '"jurisdiction": "UK", "minAge": 18 where 21 is asked',
    mend: 'The hint says the least that is allowed; stricter is always fine.',
  },
  'jurisdiction.text': {
    means: 'A text is worded by the jurisdiction, and a merchant words it differently.',
    example: '"legal.tagline": "Win big"',
    mend: 'Take the text out.',
  },
  'jurisdiction.token': {
    means: 'A token belongs to the jurisdiction, and a merchant sets it.',
    example: 'the size of the age mark in tokens.json',
    mend: 'Take the token out.',
  },
  'legal.missing': {
    means: 'A live site must say who answers for it, and does not; a demo is warned.',
    example: 'no “legal” in the manifest of a live site',
    mend: 'Say under “legal” what is named.',
  },
  'contacts.missing': {
    means: 'Nobody can be reached on this site.',
    example: 'no “contacts” in the manifest',
    mend: 'Name a mail address or a telephone number under “contacts”.',
  },
  'icons.missing': {
    means: 'The site cannot be installed as an app, because an icon is missing.',
    example: 'no “icons.maskable” in the manifest',
    mend: 'Name the icons that are missing; “livery new” draws all of them.',
  },
  'jackpot.demo': {
    means: 'A live site would show invented figures of a jackpot.',
    example: '"environment": "production", "jackpotMode": "demo"',
    mend: '“feed” shows what the platform reports, “off” shows none.',
  },
  'flag.needs': {
    means: 'A feature is on that needs something the manifest does not say.',
    example: '"flags": { "FBLOGIN3": true } without “firebase.facebook”',
    mend: 'Say what it needs, or leave the feature off.',
  },
  'firebase.codes-own': {
    means: 'The page for phone codes has the host of the site or of its games.',
    example: '"codes": "https://play.example" beside "domains": ["play.example"]',
    mend: 'Give phone codes a host of their own.',
  },
  'firebase.codes-local': {
    means: 'A live site asks for phone codes on this machine.',
    example: '"codes": "http://codes.localhost"',
    mend: 'Name an https address that players reach.',
  },
  'firebase.standIn': {
    means: 'A live site sends people to a log-in that only stands in for Google or Facebook.',
    example: '"signIn": "http://localhost:9099/google"',
    mend: 'Take “signIn” out.',
  },
  'size.budget': {
    means: 'A site weighs more than its manifest allows. Found by “livery build”.',
    example: '"sizeBudget": { "script": 40 }',
    mend: 'Take out what weighs, or raise the budget.',
  },
  'silence.error': {
    means: 'A manifest wants an error kept quiet, which cannot be.',
    example: '"silenced": { "contrast.low": "We like it" }',
    mend: 'Mend the error, and take the line out.',
  },
  'silence.unused': {
    means: 'A manifest keeps a warning quiet that nothing has any more.',
    example: '"silenced": { "logo.faint": "On purpose" } and a logo that can be seen',
    mend: 'Take the line out; `livery check --fix` does.',
  },
} as const satisfies Record<string, Finding>;
