/** Style elements that neither the dev server nor Storybook's own frame has put there. */
export const styleElements = (): Element[] =>
  [...document.querySelectorAll('style')].filter(
    (element) =>
      !element.id &&
      !element.hasAttribute('data-vite-dev-id') &&
      // Storybook stops animations while it looks for axe findings.
      !element.textContent.includes('animation-play-state: paused'),
  );
