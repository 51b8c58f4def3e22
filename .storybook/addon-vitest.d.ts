/** The add-on ships this module without its types. */
declare module '@storybook/addon-vitest/internal/test-utils' {
  export function convertToFilePath(url: string): string;
}
