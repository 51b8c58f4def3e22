import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { duotone } from '../../packages/ui/src/foundations/icon/sets/duotone.ts';
import { livery as call, type Said } from './livery.ts';
import { circlesOfFiles } from './structure/cycles.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';
let merchants = '';
let out = '';

const shared = '"CBS3": true, "POINTS3": true, "TRANSBETREPMEM3": true, "COCKFIGHT3": false';
const freePlay = '"FREEPLAY3": true';

type Files = ReadonlyMap<string, string>;

interface BuiltRecord {
  readonly code: string;
  readonly site: string;
  readonly siteBefore?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the platform reads. */
async function records(): Promise<readonly BuiltRecord[]> {
  const text = await readFile(join(out, 'merchants.json'), 'utf8');
  return (JSON.parse(text) as { merchants: readonly BuiltRecord[] }).merchants;
}

/** A merchant's built site, file by file. */
async function site(code: string): Promise<Files> {
  const base = join(out, (await records()).find((one) => one.code === code)?.site ?? 'nowhere');
  const entries = await readdir(base, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.br'));
  const read = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path.slice(base.length + 1), await readFile(path, 'latin1')] as const;
  });
  return new Map(await Promise.all(read));
}

const livery = (...args: string[]): Promise<Said> => call(root, ...args, '--merchants', merchants);

/** A build by the command itself, for what only a process of its own can show. */
const started = () =>
  spawn('node', ['packages/cli/src/main.ts', 'build', '--out', out, '--merchants', merchants], {
    cwd: root,
    // Bundled as it is for players, and not with what the libraries say to their tests.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(merchants, path);
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing changed in ${path}`);
  await writeFile(file, after);
}

const named = (files: Files, pattern: RegExp): string[] =>
  [...files.keys()].filter((path) => pattern.test(path)).toSorted();

const textOf = (files: Files): string =>
  [...files]
    .filter(([path]) => /\.(js|css|html)$/.test(path))
    .map(([, text]) => text)
    .join('\n');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-build-'));
  merchants = join(folder, 'merchants');
  out = join(folder, 'out');
  // Two are enough to tell them apart, and every build here is a real one.
  for (const code of ['aurora', 'noir'])
    await cp(join(root, 'merchants', code), join(merchants, code), { recursive: true });
  // In code aurora is noir with a feature more, so that two bundles do for all that is built here.
  await edit('aurora/manifest.jsonc', (text) =>
    text.replace(/"flags": \{[^}]*\}/, `"flags": { ${shared}, ${freePlay} }`),
  );
  await edit('noir/manifest.jsonc', (text) =>
    text.replace(/"flags": \{[^}]*\}/, `"flags": { ${shared}, "FREEPLAY3": false }`),
  );
  await edit('noir/template.json', (text) =>
    text.replace('"icons": "light"', '"icons": "duotone"').replace('"double"', '"row"'),
  );
  const build = started();
  let said = '';
  build.stdout.on('data', (more: Buffer) => (said += more.toString()));
  const [status] = (await once(build, 'close')) as [number | null];
  if (status !== 0 || !said.includes('2 sites from 2 bundles'))
    throw new Error(`The demo merchants do not build: ${said}`);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A policy as a table, so that nothing in it goes unread. */
const directives = (policy: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    policy.split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources];
    }),
  );

/** What browsers run and apply of a page without asking the network. */
const inlined = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?: data-[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) =>
      `'sha256-${createHash('sha256').update(Buffer.from(text, 'latin1')).digest('base64')}'`,
  );

it.each(['aurora', 'noir'])(
  'lets a page of %s run its own files, its inlined blocks, and nothing else',
  async (brand) => {
    const built = await site(brand);
    const headers = (await records()).find((one) => one.code === brand)?.headers ?? {};
    const { 'content-security-policy': policy = '', ...rest } = headers;
    const pages = named(built, /\.html$/);
    expect(pages).toEqual(expect.arrayContaining(['home.html', 'index.html', 'm/login.html']));
    const all = (tag: 'script' | 'style'): string[] => [
      ...new Set(pages.flatMap((page) => inlined(built.get(page) ?? '', tag))),
    ];
    // The mode, what the home, a page and the shell ask for early, and scripts that wait for the paint.
    expect(all('script')).toHaveLength(5);
    for (const page of pages) expect(built.get(page)).not.toMatch(/<[^>]+\s(?:on\w+|style)=/);
    const { 'script-src': run, 'style-src': apply, ...sources } = directives(policy);
    expect(new Set(run)).toEqual(new Set(["'self'", ...all('script')]));
    expect(new Set(apply)).toEqual(new Set(["'self'", ...all('style')]));
    expect(sources).toEqual({
      'default-src': ["'none'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ['games.localhost:*'],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['livery-html'],
    });
    expect(rest).toEqual({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    });
    // Hosts of static files read the same from a file.
    for (const [name, value] of Object.entries(headers))
      expect(built.get('_headers')?.split('\n')).toContain(`  ${name}: ${value}`);
  },
);

/** A file is called by what it holds: one that changed made others lighter or heavier by fifty bytes. */
const nameless = (text: string): string => text.replaceAll(/-[\w-]{7,9}(?=\.(?:js|css)\b)/g, '');

it('begins the home with at most 117.5 KB of scripts, whatever they are called', async () => {
  const built = await site('aurora');
  const home = built.get('home.html') ?? '';
  const [, code = ''] = / data-code="([^"]+)"/.exec(home) ?? [];
  const scripts = code.split(' ').map((path) => built.get(path.slice(1)) ?? '');
  expect(scripts).not.toContain('');
  expect(scripts.length).toBeGreaterThan(3);
  const bytes = scripts.reduce(
    (sum, text) => sum + brotliCompressSync(Buffer.from(nameless(text), 'latin1')).length,
    0,
  );
  expect(bytes / 1024).toBeLessThan(117.5);
});

/** Every script of a site, and what each cannot begin without. */
const scriptsOf = (files: Files) =>
  named(files, /^assets\/.*\.js$/).flatMap((from) =>
    [...(files.get(from) ?? '').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(
      ([, name = '']) => ({ from, to: `assets/${name}` }),
    ),
  );

it.each(['aurora', 'noir'])('has no scripts of %s that wait for each other', async (code) => {
  const scripts = scriptsOf(await site(code));
  expect(scripts.length).toBeGreaterThan(100);
  expect(circlesOfFiles(scripts)).toEqual([]);
});

it('fetches with a page neither the bones of others nor what they ask', async () => {
  const built = await site('aurora');
  const scripts = scriptsOf(built);
  const reached = (from: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(from)) return seen;
    seen.add(from);
    for (const one of scripts) if (one.from === from) reached(one.to, seen);
    return seen;
  };
  const pages = new Set(scripts.map(({ from }) => from).filter((file) => file.includes('-page-')));
  expect(pages.size).toBeGreaterThan(20);
  for (const page of pages)
    expect([...reached(page)].filter((file) => /\/(?:skeletons|prepare)-/.test(file))).toEqual([]);
  // Nor a screen behind the door of a chapter of which it wants something else.
  const others = [...pages].filter((file) => /\/(?:settings|login|help|profile)-page-/.test(file));
  expect(others).toHaveLength(4);
  for (const page of others) {
    const files = [...reached(page)];
    expect(files.filter((file) => built.get(file)?.includes('records.none.year'))).toEqual([]);
  }
});

it('asks in the shell for files that the site has, and for each page’s own among them', async () => {
  const built = await site('aurora');
  const shell = built.get('index.html') ?? '';
  const [, pages = '{}', files = '[]'] =
    /<script>\((\{.*?\})\[location.*?l\.href=(\[.*?\])\[n\]/.exec(shell) ?? [];
  const names = JSON.parse(files) as readonly string[];
  expect(names.filter((name) => !built.has(name.slice(1)))).toEqual([]);
  const login = (JSON.parse(pages) as Record<string, number[]>)['/m/login'] ?? [];
  const asked = login.map((at) => names[at] ?? '');
  expect(asked.some((name) => name.startsWith('/assets/login-page-'))).toBe(true);
  expect(asked.some((name) => name.startsWith('/assets/game-centre-page-'))).toBe(false);
});

it('leaves the other sites to the platform when one is built by its name', async () => {
  const before = await records();
  expect(before.map(({ code }) => code)).toEqual(['aurora', 'noir']);
  expect((await livery('build', 'noir', '--out', out)).status).toBe(0);
  expect(await records()).toEqual(before);
});

it('leaves every site whole and under its own policy when it is killed between two of them', async () => {
  const before = await records();
  // The ground stands in the page itself, and so in its policy.
  const grounds = [
    ['[0.0431, 0.0392, 0.1255]', '#0b0a20'],
    ['[0.0431, 0.0392, 0.0314]', '#0b0a08'],
  ];
  const swap = async (code: string, from: readonly string[], to: readonly string[]) =>
    edit(`${code}/tokens.dark.json`, (text) =>
      text.replace(from[0] ?? '', to[0] ?? '').replace(from[1] ?? '', to[1] ?? ''),
    );
  const [night = [], ink = []] = grounds;
  await swap('aurora', night, ink);
  await swap('noir', ink, night);
  const child = started();
  child.stdout.on('data', (said: Buffer) => {
    if (/: \d+ files/.test(said.toString())) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(child.signalCode).toBe('SIGKILL');
  expect(await records()).toEqual(before);
  for (const { code, headers } of before) await fitsItsPolicy(code, headers);

  // The next build finds nothing in its way, keeps the release before, and sweeps the rest.
  expect((await livery('build', '--out', out)).status).toBe(0);
  const after = await records();
  for (const { code, headers, site: newest, siteBefore } of after) {
    await fitsItsPolicy(code, headers);
    expect(siteBefore).toBe(before.find((one) => one.code === code)?.site);
    const kept = (await readdir(join(out, 'sites', code))).map((name) => `sites/${code}/${name}`);
    expect(kept.toSorted()).toEqual([newest, siteBefore].toSorted());
  }
  await swap('aurora', ink, night);
  await swap('noir', night, ink);
  expect((await livery('build', '--out', out)).status).toBe(0);
});

async function fitsItsPolicy(code: string, headers: BuiltRecord['headers']): Promise<void> {
  const built = await site(code);
  for (const page of ['home.html', 'index.html', 'm/login.html', 'm/notice.html']) {
    const html = built.get(page) ?? '';
    for (const hash of [...inlined(html, 'script'), ...inlined(html, 'style')]) {
      expect(headers['content-security-policy']).toContain(hash);
    }
    const loaded = [...html.matchAll(/[" ]\/(assets\/[^" ]+)(?=[" ])/g)].map(([, path]) => path);
    expect(loaded.filter((path) => !built.has(path ?? ''))).toEqual([]);
    expect(loaded.length).toBeGreaterThan(5);
  }
}

it('frames games and the page for codes with scripts and their own storage, and lets them do nothing to the page around them', async () => {
  const text = textOf(await site('aurora'));
  const granted = [...text.matchAll(/sandbox:\s*["'`](allow[^"'`]*)["'`]/g)].map(
    ([, list]) => list,
  );
  expect(granted).toEqual(Array(2).fill('allow-scripts allow-same-origin'));
  expect(text).not.toMatch(/allow-(?:top-navigation|popups|modals|forms|downloads)/);
});

it('ships the glyphs that a site draws and none that it does not', async () => {
  const text = textOf(await site('aurora'));
  expect(text).toContain(duotone.search[0]);
  expect(text).toContain(duotone['game-slots'][0]);
  expect(text).not.toContain(duotone.archive[0]);
});

it("changes noir's sheet and nothing of aurora's, and no script, when a colour of noir changes", async () => {
  const before = { aurora: await site('aurora'), noir: await site('noir') };
  await edit('noir/tokens.json', (text) =>
    text
      .replace('"#4a1420"', '"#14204a"')
      .replace(/\[0\.2902, 0\.0784, 0\.1255\]/, '[0.0784, 0.1255, 0.2902]'),
  );
  expect((await livery('build', '--out', out)).status).toBe(0);
  const after = { aurora: await site('aurora'), noir: await site('noir') };

  expect(after.aurora).toEqual(before.aurora);
  expect(named(after.noir, /\.js$/)).toEqual(named(before.noir, /\.js$/));
  for (const path of named(after.noir, /\.js$/))
    expect(after.noir.get(path)).toBe(before.noir.get(path));
  expect(before.noir.get('home.html')).not.toContain('#14204a');
  expect(after.noir.get('home.html')).toContain('#14204a');
  const changed = named(after.noir, /./).filter(
    (path) => before.noir.get(path) !== after.noir.get(path),
  );
  // The brand's own styles stand in the pages, and the policy knows them by their hashes;
  // nothing else may move.
  const pages = named(after.noir, /\.html$/);
  expect(changed).toEqual([...pages, '_headers'].toSorted());
});

it('keeps the merchant’s styles under 1.5 KB beside the faces, and both in each page', async () => {
  const built = await site('aurora');
  const [, home = ''] = /<style>([^]*?)<\/style>/.exec(built.get('home.html') ?? '') ?? [];
  expect(home).toContain('@font-face');
  const own = home.replace(/^[^]*@font-face ?\{[^}]*\}/, '');
  expect(own).toContain('--lv-color-surface-page');
  expect(brotliCompressSync(own).length).toBeLessThanOrEqual(1536);
  for (const page of ['home.html', 'index.html', 'm/login.html']) {
    const html = built.get(page) ?? '';
    expect(html).toContain(`<style>${home}</style>`);
    expect(html).toMatch(/<style data-rest="\/assets\/rest\.[^ "]+\.css">/);
    expect(html).not.toContain('rel="stylesheet"');
  }
});

it('renders every page that anybody may see, and says what it is', async () => {
  const built = await site('aurora');
  const login = built.get('m/login.html') ?? '';
  expect(login).toMatch(/<title>Login .+ aurora<\/title>/);
  expect(login).toMatch(/<meta name="description" content="Login\. .+">/);
  expect(login).toContain('Welcome');
  expect(login).toContain('data-page="/m/login" inert>');
  // What pages begin with is a small part of all.
  const [, style = ''] = /<style data-rest[^>]*>([^]*?)<\/style>/.exec(login) ?? [];
  expect(brotliCompressSync(style).length).toBeLessThan(12 * 1024);
  expect(built.has('m/member/home.html')).toBe(false);
  // A page that waits for its data has its scripts at once, one that is whole once it is painted.
  expect(built.get('m/notice.html')).toContain('<link rel="modulepreload" fetchpriority="low"');
  expect(login).not.toContain('rel="modulepreload"');
  expect(login).toMatch(/ data-code="[^"]*\/assets\/login-page-/);
});

it('builds one bundle for merchants that agree in code, and stamps each', async () => {
  await cp(join(merchants, 'noir'), join(merchants, 'twin'), { recursive: true });
  await edit('twin/manifest.jsonc', (text) =>
    text
      .replace('"code": "noir"', '"code": "twin"')
      .replace('noir.localhost', 'twin.localhost')
      .replace('"name": "Noir"', '"name": "Twin"'),
  );
  const { status, stdout } = await livery('build', '--out', out);
  expect(status).toBe(0);
  expect(stdout).toContain('3 sites from 2 bundles');
  expect(named(await site('twin'), /\.js$/)).toEqual(named(await site('noir'), /\.js$/));
  expect((await site('twin')).get('home.html')).toContain('<title>Twin</title>');
});

const features = {
  'free play': {
    traces: [
      '/m/trial',
      'freePlay',
      'FREEPLAY3',
      'Try it free',
      'practice credits',
      'Libreng laro',
    ],
    off: (text: string) => text.replace(freePlay, '"FREEPLAY3": false'),
    chunk: /\/free-play-page-[\w-]+\.js$/,
    name: /free-play/i,
  },
  'the agents’ centre': {
    traces: [
      '/m/agent',
      '/agent/team/kpi',
      'AGENCY3',
      'Agency centre',
      'Rebate rates',
      '/m/redRain',
      '/agent/redRain',
      'AGENTRANSMULTDOWN3',
      'Put money in envelopes',
      'Aking team',
    ],
    off: (text: string) => text.replace('"flags": {', '"loginAudience": "member", "flags": {'),
    chunk: /\/agency-page-[\w-]+\.js$/,
    name: /agency|team-pnl|rebate-income/i,
  },
} as const;

it.each(Object.entries(features))(
  'leaves nothing of %s in the site that has it not: no chunk, no route, no words [CF-10]',
  async (_, { traces, off, chunk, name }) => {
    const built = await site('aurora');
    const on = textOf(built);
    expect(traces.filter((trace) => on.includes(trace))).toEqual(traces);

    const path = 'aurora/manifest.jsonc';
    const before = await readFile(join(merchants, path), 'utf8');
    await edit(path, off);
    expect((await livery('build', '--out', out)).stdout).toContain('3 sites from');
    const without = await site('aurora');
    const text = textOf(without);
    expect(named(built, chunk)).toHaveLength(1);
    expect(named(without, name)).toEqual([]);
    expect(traces.filter((trace) => text.includes(trace))).toEqual([]);
    expect(text).not.toMatch(name);
    await edit(path, () => before);
    await livery('build', '--out', out);
  },
);

it('writes nothing when any merchant has an error, and says where it is', async () => {
  const before = await site('noir');
  await edit('noir/manifest.jsonc', (text) => text.replace('"languages"', '"langauges"'));
  const { status } = await livery('build', '--out', out);
  expect(status).toBe(1);
  expect(await site('noir')).toEqual(before);
  const check = await livery('check', 'noir', '--json');
  expect(check.status).toBe(1);
  expect(JSON.parse(check.stdout)).toContainEqual(
    expect.objectContaining({
      code: 'schema.unknown-key',
      hint: 'Did you mean "languages"?',
      severity: 'error',
    }),
  );
});

it('reports for code review tools as SARIF', async () => {
  const { status, stdout } = await livery('check', 'noir', '--sarif');
  expect(status).toBe(1);
  const { version, runs } = JSON.parse(stdout) as {
    version: string;
    runs: {
      results: { ruleId: string; locations: { physicalLocation: { region: object } }[] }[];
    }[];
  };
  expect(version).toBe('2.1.0');
  const [found] = runs[0]?.results.filter(({ ruleId }) => ruleId === 'schema.unknown-key') ?? [];
  expect(found?.locations[0]?.physicalLocation.region).toMatchObject({ startColumn: 3 });
});

it('refuses words it does not know with exit code 2', async () => {
  for (const words of [['chekc'], ['check', '--loud'], ['check', 'nobody']])
    expect(await livery(...words)).toMatchObject({ status: 2 });
  expect(await call(root, 'check', '--merchants', '/nowhere')).toMatchObject({ status: 2 });
});
