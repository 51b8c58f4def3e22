import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>One<br>two</p><p>three</p>', 'One\ntwo\nthree'],
  ['<ul>\n<li>One</li>\n<li>Two</li></ul>', 'One\nTwo'],
  ['<table><tr><th>Day</th><td>₱500</td></tr></table>', 'Day ₱500'],
  ['Tom &amp; &#x4A;erry &#33; &unknown; &lt;b&gt;', 'Tom & Jerry ! &unknown; <b>'],
  ['<style>p{}</style><!-- no --><p onclick="x">Text', 'Text'],
  ['<p>cut <b', 'cut'],
])('is the words of %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
