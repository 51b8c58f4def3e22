export { blockOf, onPlate, onRules, ruleOf } from './block.ts';
export { edge } from './edge.ts';
export { fieldLine } from './field.ts';
export { slantedFoot } from './seam.ts';
export { amountAt, itemAt } from './voices.ts';
