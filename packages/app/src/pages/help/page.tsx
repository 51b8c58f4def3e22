import { Feedback } from '#chapters/messages';
import { HelpScreen, HouseContacts } from '#chapters/site';
import type { PageProps } from '#kernel/routing/route.ts';

/** What is asked often, whom to write to, and where the house is found. */
export const HelpPage = ({ params }: PageProps) => (
  <HelpScreen place={params['i']}>
    <Feedback />
    <HouseContacts />
  </HelpScreen>
);
