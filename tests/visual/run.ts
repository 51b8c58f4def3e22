import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';

import { ensureBrowser, launchOptions } from '../browser.ts';
import { accept, baseline, baselineBrowser, forget, gone, nameBrowser } from './baselines.ts';
import { differ } from './compare.ts';
import { looks, nameOf, type Look } from './looks.ts';
import { writeReport, type Finding } from './report.ts';
import { shots, type Shot } from './shoot.ts';
import { buildStorybook, serveStorybook, stories, type Story } from './storybook.ts';

const help = `pnpm visual [options] [part of a story's id …]

Shoots every story under every merchant in both modes and compares the shots
with tests/visual/baselines. What differs is laid side by side in
test-results/visual/index.html.

  --accept        make the shots the new baselines
  --look <name>   one look only, such as noir-light; may be said more than once
  --built         take the Storybook in dist/storybook as it is
  --help          this text
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'boolean', default: false },
    look: { type: 'string', multiple: true, default: [] },
    built: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const chosen = looks.filter(
  (look) => values.look.length === 0 || values.look.includes(nameOf(look)),
);

const report = join(import.meta.dirname, '../../test-results/visual');

/** Whether shots can be held against the baselines at all. */
type Mode = 'accept' | 'compare' | 'shoot';

async function judge(look: string, shot: Shot, mode: Mode): Promise<Finding | undefined> {
  const { id } = shot.story;
  const title = `${shot.story.title} – ${shot.story.name}`;
  const told = { look, id, title };
  if (!shot.picture)
    return { ...told, verdict: 'failed', note: shot.fault ?? 'It was not shot.', pictures: {} };
  if (mode === 'accept') {
    await accept(look, id, shot.picture);
    return undefined;
  }
  const before = mode === 'compare' ? await baseline(look, id) : undefined;
  if (!before) return { ...told, verdict: 'new', note: '', pictures: { now: shot.picture } };
  const difference = await differ(before, shot.picture);
  if (!difference) return undefined;
  return {
    ...told,
    verdict: 'changed',
    note: `${difference.pixels} pixels`,
    pictures: { before, now: shot.picture, difference: difference.picture },
  };
}

async function one(
  browser: Browser,
  address: string,
  look: Look,
  wanted: readonly Story[],
  mode: Mode,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const name = nameOf(look);
  for await (const shot of shots(browser, address, look, wanted)) {
    const finding = await judge(name, shot, mode);
    if (finding) findings.push(finding);
  }
  if (positionals.length === 0) {
    for (const id of await gone(name, new Set(wanted.map((story) => story.id)))) {
      if (mode === 'accept') await forget(name, id);
      else findings.push({ look: name, id, title: id, verdict: 'gone', note: '', pictures: {} });
    }
  }
  console.log(`${name}: ${wanted.length} stories, ${findings.length} to look at`);
  return findings;
}

async function modeFor(browser: string): Promise<Mode> {
  if (values.accept) return 'accept';
  const drawn = await baselineBrowser();
  if (drawn === browser) return 'compare';
  console.log(
    drawn
      ? `The baselines were drawn by ${drawn}; this is ${browser}, which draws a little differently.`
      : 'There are no baselines yet.',
  );
  console.log('The stories are shot and shown, and nothing is compared.');
  return 'shoot';
}

async function main(): Promise<void> {
  if (!values.built) buildStorybook();
  const wanted = (await stories()).filter(
    ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
  );
  await using served = await serveStorybook();
  await using browser = await chromium.launch(launchOptions(ensureBrowser()));
  const build = `Chromium ${browser.version()}`;
  const mode = await modeFor(build);
  const queue = [...chosen];
  const findings: Finding[] = [];
  const work = async (): Promise<void> => {
    for (let look = queue.shift(); look; look = queue.shift())
      findings.push(...(await one(browser, served.address, look, wanted, mode)));
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  if (mode === 'accept') await nameBrowser(build);
  const failed = findings.filter(({ verdict }) => verdict === 'failed');
  const changed = mode === 'compare' ? findings : failed;
  const head = [
    `${wanted.length} stories in ${chosen.length} looks, ${build}.`,
    `${changed.length} to look at.`,
  ];
  const file = await writeReport(report, head, findings);
  console.log([...head, file].join('\n'));
  process.exitCode = changed.length > 0 ? 1 : 0;
}

if (values.help) console.log(help);
else await main();
