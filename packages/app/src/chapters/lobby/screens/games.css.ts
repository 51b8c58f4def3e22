import { screen, vars } from '@livery/ui/theme';

export const search = screen({ padding: `${vars.space.title} ${vars.space.inset}` });
