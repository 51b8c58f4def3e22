export { showFocus } from './focus.ts';
export { holdStill, isAsItWas, letMove, surveyPage } from './survey-page.ts';
