import { screen } from '@livery/ui/theme';

/** Asleep it is there all the same, since a captcha that is not drawn does not work. */
export const dialog = screen({
  selectors: { '&:not([open])': { display: 'flex', visibility: 'hidden' } },
});

export const frame = screen({ display: 'block', inlineSize: '100%', border: 0 });
