import type { Diagnostic } from '../manifest/diagnostic.ts';
import type { Rule, Subject } from './rule.ts';
import { codesRule } from './rules/codes.ts';
import { completenessRule } from './rules/completeness.ts';
import { contrastRule } from './rules/contrast.ts';
import { fontsRule } from './rules/fonts.ts';
import { hostsRule } from './rules/hosts.ts';
import { jackpotRule } from './rules/jackpot.ts';
import { knownNamesRule } from './rules/known-names.ts';
import { languagesRule } from './rules/languages.ts';
import { legalRule } from './rules/legal.ts';
import { needsRule } from './rules/needs.ts';
import { redundantRule } from './rules/redundant.ts';
import { relationsRule } from './rules/relations.ts';
import { templateRule } from './rules/template.ts';
import { unusedRule } from './rules/unused.ts';

const rules: readonly Rule[] = [
  languagesRule,
  knownNamesRule,
  hostsRule,
  jackpotRule,
  legalRule,
  needsRule,
  codesRule,
  completenessRule,
  templateRule,
  fontsRule,
  relationsRule,
  contrastRule,
  unusedRule,
  redundantRule,
];

export const lint = (subject: Subject): Diagnostic[] =>
  rules.flatMap((rule) => Array.from(rule(subject)));
