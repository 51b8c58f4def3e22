import { screen, vars, when } from '@livery/ui/theme';

export const hero = screen({
  paddingInline: vars.space.inset,
  selectors: { [when('backdrop', 'rays')]: { paddingInline: 0 } },
});
