import { screen } from '@livery/ui/theme';

export const visitors = screen({
  display: 'contents',
  selectors: { 'html[data-member] &': { display: 'none' } },
});

export const bones = screen({
  display: 'none',
  selectors: { 'html[data-member] &': { display: 'contents' } },
});

/** Of whoever was here before, and of nobody else. */
export const bonesOfBack = screen({
  display: 'none',
  selectors: { 'html[data-member="back"] &': { display: 'contents' } },
});

/** A line that a visitor alone has use for: a member’s stands in its place. */
export const notForMembers = screen({
  selectors: { 'html[data-member] &': { visibility: 'hidden' } },
});
