import type { Finding } from './finding.ts';
import { ofFiles } from './of-files.ts';
import { ofLooks } from './of-looks.ts';
import { ofManifests } from './of-manifests.ts';
import { ofPictures } from './of-pictures.ts';

const chapters = [
  ['Files', ofFiles],
  ['Manifests', ofManifests],
  ['Looks and texts', ofLooks],
  ['Pictures', ofPictures],
] as const;

/** Every code that a finding may have: it cannot be reported without standing here. */
export type FindingCode =
  | keyof typeof ofFiles
  | keyof typeof ofManifests
  | keyof typeof ofLooks
  | keyof typeof ofPictures;

const all: ReadonlyMap<string, Finding> = new Map(
  chapters.flatMap(([, findings]) => Object.entries(findings)),
);

/** What the page of a code says. */
export const findingOf = (code: FindingCode): Finding => {
  const found = all.get(code);
  if (!found) throw new Error(`No finding ${code}`);
  return found;
};

export const findingCodes: readonly string[] = [...all.keys()];

/** Where a code stands on the page: hosts of code make such an anchor of a heading. */
export const findingAnchor = (code: string): string => code.replaceAll('.', '');

const section = ([code, { means, example, mend }]: readonly [string, Finding]): string =>
  `### ${code}\n\n${means}\n\nFor example \`${example}\`\n\n${mend}\n`;

const chapter = ([title, findings]: (typeof chapters)[number]): string => {
  const sections = Object.entries(findings).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `## ${title}\n\n${sections.map(section).join('\n')}`;
};

/** The page of all codes, as `docs/findings.md` holds it. */
export const findingsPage = (): string =>
  [
    '# What a finding means\n',
    'Written by `livery schemas` from `packages/themes/src/findings`; changes belong there. How a finding is read stands in [merchants.md](merchants.md#how-to-read-a-finding).\n',
    ...chapters.map(chapter),
  ].join('\n');
