import type { Diagnostic } from '../manifest/diagnostic.ts';
import type { Rule, Subject } from './rule.ts';
import { contrastRule } from './rules/contrast.ts';
import { fontsRule } from './rules/fonts.ts';
import { hostsRule } from './rules/hosts.ts';
import { knownNamesRule } from './rules/known-names.ts';
import { languagesRule } from './rules/languages.ts';

const rules: readonly Rule[] = [languagesRule, knownNamesRule, hostsRule, fontsRule, contrastRule];

export const lint = (subject: Subject): Diagnostic[] =>
  rules.flatMap((rule) => Array.from(rule(subject)));
