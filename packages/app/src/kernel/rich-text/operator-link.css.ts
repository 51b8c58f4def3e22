import { screen } from '@livery/ui/theme';

export const beside = screen({
  display: 'inline-block',
  verticalAlign: '-0.1em',
});
