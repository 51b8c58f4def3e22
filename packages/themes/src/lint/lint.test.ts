import { expect, it } from 'vitest';
import { readMerchant } from '../merchant.ts';
import { merchantFiles, srgb, tokenAt } from '../testing/merchant-files.ts';
import { clashes } from '../templates/pairs.ts';
import { slots } from '../templates/slots.ts';

type Changes = Parameters<typeof merchantFiles>[0];

const found = (changes: Changes) => readMerchant(merchantFiles(changes)).diagnostics;

const codes = (changes: Changes): string[] =>
  found(changes).map(({ code, severity }) => `${severity} ${code}`);

const px = (value: number) => ({ value, unit: 'px' });

it('says nothing about a merchant with nothing to mend', () => {
  expect(found({})).toEqual([]);
});

it.each(clashes)('refuses $one.1 with $other.1, and says why', ({ one, other, why }) => {
  const clash = found({ template: { slots: { [one[0]]: one[1], [other[0]]: other[1] } } }).find(
    ({ code, message }) => code === 'template.clash' && message.includes(why),
  );
  expect(clash?.file).toBe('template.json');
  expect(clash?.message).toContain(`"${one[0]}": "${one[1]}"`);
});

it('knows every slot and choice that it calls a clash', () => {
  for (const { one, other } of clashes) {
    for (const [slot, choice] of [one, other])
      expect(slots[slot].choices as readonly string[]).toContain(choice);
  }
});

it('warns of a value that the chosen layout never reads', () => {
  const tokens = tokenAt('cut.tile', 'dimension', px(14));
  expect(codes({ tokens })).toEqual(['warning token.unused']);
  expect(found({ tokens })[0]?.message).toBe(
    '"cut.tile" is read only where "edges" is "cut"; here it is "round".',
  );
  expect(codes({ tokens, template: { slots: { edges: 'cut' } } })).toEqual([]);
});

it('warns of an override that says what it would be anyway, and leaves an alias alone', () => {
  const card = (value: unknown) => tokenAt('radius.card', 'dimension', value);
  expect(codes({ tokens: card(px(16)) })).toEqual(['warning override.redundant']);
  expect(codes({ tokens: card('{radius.cover}') })).toEqual([]);
  expect(codes({ tokens: card(px(17)) })).toEqual([]);
  expect(codes({ tokens: card(px(17)), dark: card(px(17)) })).toEqual([
    'warning override.redundant',
  ]);
});

it('lets a brand write down a colour that a ramp happens to make', () => {
  const { merchant } = readMerchant(merchantFiles());
  const page = merchant?.themes.light.get('color.surface.raised')?.value.value;
  expect(page).toBe('#ffffff');
  expect(codes({ light: tokenAt('color.surface.raised', 'color', srgb(1, 1, 1)) })).toEqual([]);
});

it('wants the legal texts of the jurisdiction from a live site, and reminds a demo', () => {
  const legal = { licensee: 'Test Games Ltd' };
  expect(codes({ manifest: { legal } })).toEqual(['error legal.missing']);
  expect(codes({ manifest: { legal, environment: 'demo' } })).toEqual(['warning legal.missing']);
  expect(found({ manifest: { legal } })[0]?.message).toBe(
    'International (INT) wants help, terms, privacy under "legal".',
  );
});

it('wants icons and a way to reach support from a live site', () => {
  const bare = { icons: undefined, contacts: undefined };
  expect(codes({ manifest: bare })).toEqual(['error icons.missing', 'error contacts.missing']);
  expect(codes({ manifest: { ...bare, environment: 'demo' } })).toEqual([]);
});

it('refuses a feature whose ground is missing', () => {
  const flags = { GOOGLELOGIN3: true };
  const firebase = { projectId: 'demo', apiKey: 'k', authDomain: 'demo.example' };
  expect(codes({ manifest: { flags } })).toEqual(['error flag.needs']);
  expect(codes({ manifest: { flags, firebase } })).toEqual(['error flag.needs']);
  const google = { clientId: 'one.apps.example' };
  expect(codes({ manifest: { flags, firebase: { ...firebase, google } } })).toEqual([]);
});

it('lets a sign-in be stood in for in a demo alone, and for a project of a demo', () => {
  const firebase = {
    projectId: 'demo-one',
    apiKey: 'k',
    authDomain: 'demo.example',
    google: { clientId: 'one', signIn: 'http://localhost:4100/google' },
    emulator: 'http://127.0.0.1:9099',
  };
  const twice = ['error firebase.standIn', 'error firebase.standIn'];
  expect(codes({ manifest: { environment: 'demo', firebase } })).toEqual([]);
  expect(codes({ manifest: { firebase } })).toEqual(twice);
  const live = { ...firebase, projectId: 'live-one' };
  expect(codes({ manifest: { environment: 'demo', firebase: live } })).toEqual(twice);
});

it('wants an origin for phone codes that is nobody else’s, and a real one for a live site', () => {
  const project = { projectId: 'one', apiKey: 'k', authDomain: 'x.example' };
  const at = (origin: string) => ({ ...project, codes: origin });
  const demo = { environment: 'demo', hosts: { games: ['games.localhost:*'] } };
  expect(codes({ manifest: { firebase: at('https://codes.example') } })).toEqual([]);
  const local = { firebase: at('http://codes.localhost:*') };
  expect(codes({ manifest: { ...demo, ...local } })).toEqual([]);
  expect(codes({ manifest: local })).toEqual(['error firebase.codes-local']);
  const own = { domains: ['one.localhost', 'two.localhost'], environment: 'demo' };
  expect(codes({ manifest: { ...own, firebase: at('http://two.localhost:4000') } })).toEqual([
    'error firebase.codes-own',
  ]);
  expect(codes({ manifest: { ...demo, firebase: at('http://games.localhost:*') } })).toEqual([
    'error firebase.codes-own',
  ]);
});

it('takes a rating of the app with its source in every language, and none without', () => {
  const app_rating = { value: '5.0', source: { EN: 'Our own count' } };
  const { merchant } = readMerchant(merchantFiles({ template: { app_rating } }));
  expect(merchant?.template.app.rating).toEqual(app_rating);
  const two = { languages: ['EN', 'TY'] };
  expect(codes({ template: { app_rating }, manifest: two })).toEqual(['error template.language']);
  for (const bad of [
    { value: '5.0' },
    { ...app_rating, value: '5.1' },
    { ...app_rating, value: '0.4' },
  ])
    expect(codes({ template: { app_rating: bad } })).not.toEqual([]);
});

it('reads the mobile template, and wants its line in every language and readable (part of ST-14)', () => {
  const template = {
    mem_cen: '1',
    dep_func: '0',
    app_background: 'assets/app.png',
    app_desc: { EN: 'Everything in one app.' },
    app_desc_font_color: '#FFFFFF',
  };
  const { merchant } = readMerchant(merchantFiles({ template }));
  expect(merchant?.template).toMatchObject({
    slots: { memberCentre: 'new', depositDetail: 'base' },
    app: {
      background: 'assets/app.png',
      description: { EN: 'Everything in one app.' },
      color: '#ffffff',
    },
  });
  const { app_background: _, ...plain } = template;
  expect(codes({ template: { ...plain, app_desc_font_color: '#222233' } })).toContain(
    'error contrast.low',
  );
  expect(codes({ template, manifest: { languages: ['EN', 'TY'] } })).toEqual([
    'error template.language',
  ]);
});

it('takes the new member centre and deposit only for a 1 (part of MC-03) (part of MC-04)', () => {
  const layout = (template: object) => {
    const { merchant } = readMerchant(merchantFiles({ template }));
    return [merchant?.template.slots.memberCentre, merchant?.template.slots.depositDetail];
  };
  expect(layout({})).toEqual(['base', 'base']);
  expect(layout({ mem_cen: '0', dep_func: '1' })).toEqual(['base', 'new']);
  expect(layout({ mem_cen: '1' })).toEqual(['new', 'base']);
  expect(codes({ template: { mem_cen: '2' } })).toEqual(['error schema.invalid']);
});

it('starts dark unless the template says light (part of ST-18)', () => {
  const theme = (template: object) =>
    readMerchant(merchantFiles({ template })).merchant?.template.defaultTheme;
  expect(theme({})).toBe('dark');
  expect(theme({ defaultTheme: 'light' })).toBe('light');
});
