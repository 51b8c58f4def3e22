import { Refusal } from '../../kernel/refusal.ts';

/**
 * JSON that everybody reads alike: a key that stands twice is refused, because
 * the next reader may take the other one, and so is one that reaches for a
 * prototype, and what is deeper than anybody means.
 */
export function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('request.invalid');
  }
  // A key that stands twice is written twice and there once.
  if (keysIn(value) !== keysWritten(text)) throw new Refusal('request.invalid');
  return value;
}

function keysIn(whole: unknown): number {
  let count = 0;
  const left = [whole];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const one of value) left.push(one);
      continue;
    }
    for (const [key, one] of Object.entries(value)) {
      if (key === '__proto__' || (key === 'constructor' && hasPrototype(one))) {
        throw new Refusal('request.invalid');
      }
      count += 1;
      left.push(one);
    }
  }
  return count;
}

const hasPrototype = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');

const QUOTE = 34;
const COLON = 58;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Nothing in the contract is half as deep. */
const DEEPEST = 32;

/** A colon outside of a text stands behind a key, in JSON that could be parsed. */
function keysWritten(text: string): number {
  let count = 0;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) isText = !isText;
    else if (isText && character === BACKSLASH) at += 1;
    else if (isText) continue;
    else if (character === COLON) count += 1;
    else if (CLOSING.has(character)) depth -= 1;
    else if (OPENING.has(character) && (depth += 1) > DEEPEST) throw new Refusal('request.invalid');
  }
  return count;
}
