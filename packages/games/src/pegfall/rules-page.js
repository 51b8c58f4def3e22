import { openRules } from '../shared/rules-page.js';
import { language } from '../shared/shell.js';
import { textsFor } from '../shared/texts.js';
import { showPays } from './pays.js';
import { own } from './texts.js';

const texts = textsFor(language, own);
void openRules(texts, (rules) => showPays(rules, texts));
